// Writes src/board/pieces/cburnett.svg: the twelve pieces that come with every board in one picture, the white
// ones above the black. A browser takes as long to take in one of them as all twelve, and each page with a
// board waits for that. The set is Colin M. L. Burnett's out of chessground (GPL-2.0-or-later). Run it (node
// scripts/pieces.mjs) when chessground's pieces change, and check the result in.
import { readFileSync, writeFileSync } from 'node:fs';

const SIDE = 45;
const ROLES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

const web = new URL('..', import.meta.url);
const css = readFileSync(
  new URL('node_modules/@lichess-org/chessground/assets/chessground.cburnett.css', web),
  'utf8',
);

/** What is drawn of a piece, moved to its place. */
function drawn(color, role, x, y) {
  const rule = new RegExp(
    `piece\\.${role}\\.${color} \\{[^']*'data:image/svg\\+xml;base64,([^']+)'`,
  );
  const svg = Buffer.from(rule.exec(css)[1], 'base64').toString();
  const inside = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<g transform="translate(${x * SIDE} ${y * SIDE})">${inside}</g>`;
}

const pieces = ['white', 'black'].flatMap((color, y) =>
  ROLES.map((role, x) => drawn(color, role, x, y)),
);
const size = `width="${ROLES.length * SIDE}" height="${2 * SIDE}"`;
writeFileSync(
  new URL('src/board/pieces/cburnett.svg', web),
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${pieces.join('')}</svg>\n`,
);
