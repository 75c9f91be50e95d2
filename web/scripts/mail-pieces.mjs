// Writes shared/post/src/mail/pieces.png: the pieces and coordinates that the server puts on the
// boards in its mails. Chess is Colin M. L. Burnett's set out of chessground (GPL-2.0-or-later),
// Makruk Posthorn's own. Run it (node scripts/mail-pieces.mjs, with
// CHROMIUM where that is not the browser's name) when a piece changes, and check the result in.
//
// The sheet has few colours, chosen below, so that a whole board needs fewer than 32 of them: its
// palette keeps colours that a square shows through (edges) apart from those that cover it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

/** Pixels of a square's side, of a coordinate's, and the columns and rows of the sheet. */
const SQUARE = 64;
const GLYPH = 16;
const COLUMNS = 7;
const ROWS = 4;
const INK = '#3c4e62';

const web = new URL('..', import.meta.url);
const read = (path) => readFileSync(new URL(path, web));

/** The address of each piece's picture in a style sheet of the board. */
function chessPiece(color, role) {
  const css = read('node_modules/@lichess-org/chessground/assets/chessground.cburnett.css');
  const rule = new RegExp(`piece\\.${role}\\.${color} \\{\\s*background-image: url\\('([^']+)'\\)`);
  return rule.exec(css.toString())[1];
}
const makrukPiece = (color, name) =>
  `data:image/svg+xml;base64,${read(`src/board/makruk/${color}-${name}.svg`).toString('base64')}`;

const CHESS = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
const MAKRUK = ['khun', 'met', 'rua', 'khon', 'ma', 'bia', 'turned'];
/** Rows of pictures, each with the colours that its pixels are rounded to: line, body, detail. */
const SETS = [
  { images: CHESS.map((role) => chessPiece('white', role)), colours: ['#000000', '#ffffff'] },
  { images: CHESS.map((role) => chessPiece('black', role)), colours: ['#000000', '#ffffff'] },
  {
    images: MAKRUK.map((name) => makrukPiece('white', name)),
    colours: ['#3d2c1b', '#fff7e6', '#8f7551'],
  },
  {
    images: MAKRUK.map((name) => makrukPiece('black', name)),
    colours: ['#190c06', '#5b3220', '#ecd2b8'],
  },
];

const rgb = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const mixed = (a, b, part) => a.map((value, at) => Math.round(value + (b[at] - value) * part));

/** For each row what its pixels may become: [red, green, blue, alpha]. Edges are the line's colour. */
function inks(colours) {
  const [line, ...others] = colours.map(rgb);
  const found = [[0, 0, 0, 0], ...[64, 128, 191, 255].map((alpha) => [...line, alpha])];
  for (const other of others)
    for (const part of [0.25, 0.5, 0.75, 1]) found.push([...mixed(line, other, part), 255]);
  if (others.length === 2)
    for (const part of [0.33, 0.67]) found.push([...mixed(others[0], others[1], part), 255]);
  return found;
}
const rows = [...SETS.map(({ colours }) => inks(colours)), inks([INK])];
const palette = [];
for (const ink of rows.flat())
  if (!palette.some((known) => known.join() === ink.join())) palette.push(ink);

/** Draws the sheet in a browser and answers its pixels, four bytes each. */
function draw() {
  const folder = mkdtempSync(join(tmpdir(), 'mail-pieces-'));
  const page = `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Text; src: url(data:font/woff2;base64,${read('src/fonts/source.woff2').toString('base64')}) }
    </style><pre></pre><script>(async () => {
      await document.fonts.load('600 15px Text');
      const canvas = new OffscreenCanvas(${COLUMNS * SQUARE}, ${ROWS * SQUARE + GLYPH});
      const pen = canvas.getContext('2d');
      for (const [row, images] of ${JSON.stringify(SETS.map(({ images }) => images))}.entries())
        for (const [column, source] of images.entries()) {
          const image = new Image(${SQUARE}, ${SQUARE});
          image.src = source;
          await image.decode();
          pen.drawImage(image, column * ${SQUARE}, row * ${SQUARE}, ${SQUARE}, ${SQUARE});
        }
      pen.font = '600 15px Text';
      pen.textAlign = 'center';
      pen.textBaseline = 'alphabetic';
      pen.fillStyle = '${INK}';
      for (const [at, letter] of [...'abcdefgh12345678'].entries())
        pen.fillText(letter, (at + 0.5) * ${GLYPH}, ${ROWS * SQUARE} + 12);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      let text = '';
      for (let at = 0; at < data.length; at += 8192)
        text += String.fromCharCode(...data.subarray(at, at + 8192));
      document.querySelector('pre').textContent = 'DRAWN' + btoa(text) + 'END';
    })()</script>`;
  writeFileSync(join(folder, 'page.html'), page);
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=20000'];
  const browser = process.env.CHROMIUM ?? 'chromium';
  const dom = execFileSync(
    browser,
    [...flags, `--user-data-dir=${folder}`, '--dump-dom', join(folder, 'page.html')],
    { maxBuffer: 1 << 26, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  rmSync(folder, { recursive: true });
  return Buffer.from(/DRAWN([A-Za-z0-9+/=]+)END/.exec(dom)[1], 'base64');
}

/** The nearest colour. Transparency counts first: what a square shows through is an edge. */
function nearest(pixel, allowed) {
  const [, , , alpha] = pixel;
  const distance = (ink) =>
    Math.abs(ink[3] - alpha) * 4 +
    (ink[3] === 255 ? [0, 1, 2].reduce((sum, at) => sum + Math.abs(ink[at] - pixel[at]), 0) : 0);
  return allowed.reduce((best, ink) => (distance(ink) < distance(best) ? ink : best));
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const [width, height] = [COLUMNS * SQUARE, ROWS * SQUARE + GLYPH];
const pixels = draw();
const lines = Array.from({ length: height }, (_, y) => {
  const allowed = rows[Math.floor(y / SQUARE)];
  const line = Buffer.alloc(width + 1);
  for (let x = 0; x < width; x += 1) {
    const at = (y * width + x) * 4;
    line[x + 1] = palette.indexOf(
      palette.find(
        (ink) => ink.join() === nearest([...pixels.subarray(at, at + 4)], allowed).join(),
      ),
    );
  }
  return line;
});
const header = Buffer.alloc(13);
header.writeUInt32BE(width, 0);
header.writeUInt32BE(height, 4);
header.set([8, 3, 0, 0, 0], 8);
const png = Buffer.concat([
  Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
  chunk('IHDR', header),
  chunk('PLTE', Buffer.from(palette.flatMap((ink) => ink.slice(0, 3)))),
  chunk('tRNS', Buffer.from(palette.map((ink) => ink[3]))),
  chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9, memLevel: 9 })),
  chunk('IEND', Buffer.alloc(0)),
]);
writeFileSync(new URL('../shared/post/src/mail/pieces.png', web), png);
console.log(`${palette.length} colours, ${png.length} bytes`);
