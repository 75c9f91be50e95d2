// Writes src/licences/rust.json: the crates that are built into the server, from `cargo metadata`.
// Run it (npm run licences) when Cargo.lock changes, and check the result in.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const target = 'x86_64-unknown-linux-gnu';
const metadata = JSON.parse(
  execFileSync(
    'cargo',
    ['metadata', '--format-version', '1', '--locked', '--filter-platform', target],
    { cwd: new URL('../..', import.meta.url), maxBuffer: 1 << 28, encoding: 'utf8' },
  ),
);
const packages = new Map(metadata.packages.map((crate) => [crate.id, crate]));
const nodes = new Map(metadata.resolve.nodes.map((node) => [node.id, node]));

// From our own crates down, leaving out what only tests and build scripts need.
const reached = new Set();
const queue = [...metadata.workspace_members];
for (let id = queue.pop(); id; id = queue.pop()) {
  if (reached.has(id)) continue;
  reached.add(id);
  for (const dependency of nodes.get(id).deps)
    if (dependency.dep_kinds.some(({ kind }) => kind === null)) queue.push(dependency.pkg);
}

const crates = [...reached]
  .map((id) => packages.get(id))
  .filter((crate) => crate.source !== null)
  .map(({ name, version, license }) => ({ name, version, licence: license ?? '' }))
  .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));

// One crate a line, so that a change reads well in a diff.
const lines = crates.map((crate) => `  ${JSON.stringify(crate)}`).join(',\n');
writeFileSync(new URL('../src/licences/rust.json', import.meta.url), `[\n${lines}\n]\n`);
console.log(`${crates.length} crates`);
