// Writes public/icons/*.png, the pictures of the installed page, out of public/icon.svg. Run it (node
// scripts/icons.mjs, with CHROMIUM where that is not the browser's name) when the mark changes, and
// check the result in.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Systems cut their own shape out of a maskable picture: what counts stays in the middle four fifths. */
const ICONS = [
  { name: 'icon-192', size: 192, mark: 1, paper: 'transparent' },
  { name: 'icon-512', size: 512, mark: 1, paper: 'transparent' },
  { name: 'maskable-192', size: 192, mark: 0.62, paper: '#fbf9f4' },
  { name: 'maskable-512', size: 512, mark: 0.62, paper: '#fbf9f4' },
  { name: 'apple-touch', size: 180, mark: 0.76, paper: '#fbf9f4' },
];

const web = new URL('..', import.meta.url);
const svg = readFileSync(new URL('public/icon.svg', web)).toString('base64');
const folder = mkdtempSync(join(tmpdir(), 'icons-'));
try {
  for (const { name, size, mark, paper } of ICONS) {
    const page = join(folder, `${name}.html`);
    writeFileSync(
      page,
      `<!doctype html><style>body { margin: 0; height: 100vh; display: grid; place-items: center;
        background: ${paper} } img { width: ${mark * 100}vw }</style>
        <img src="data:image/svg+xml;base64,${svg}">`,
    );
    execFileSync(process.env.CHROMIUM ?? 'chromium', [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--force-device-scale-factor=1',
      '--default-background-color=00000000',
      `--window-size=${size},${size}`,
      `--screenshot=${new URL(`public/icons/${name}.png`, web).pathname}`,
      `file://${page}`,
    ]);
  }
} finally {
  rmSync(folder, { recursive: true });
}
