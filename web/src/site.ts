// Addresses outside these pages.
export const SOURCE_URL = 'https://github.com/posthorn-chess/posthorn';
export const LICENCE_URL = 'https://www.gnu.org/licenses/gpl-3.0.html';
