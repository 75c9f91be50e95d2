// A Vite plugin: the module `virtual:stages` is the table of stages as the server has it, as far as the form
// that announces an event asks it.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readCsv } from './rules.ts';

const NAME = 'virtual:stages';
const TABLE = '../shared/rules/tables/2020/stages.csv';

/** All stages in the order of the table, with who plays in them. */
const readStages = () =>
  readCsv(readFileSync(TABLE, 'utf8'))
    .filter(({ stage }) => stage)
    .map(({ stage, kind, rule_set: rules, teams }) => ({ stage, kind, rules, teams }));

export function stages(): Plugin {
  return {
    name: 'posthorn-stages',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      this.addWatchFile(TABLE);
      return `export default ${JSON.stringify(readStages())}`;
    },
  };
}
