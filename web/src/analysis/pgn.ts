// A tried line as PGN, to take elsewhere: the moves from the first position to the line's end.
import { moveLabel } from '../game/ply';
import type { Variant } from '../rules/rules';
import type { TreeNode } from './tree';

const NAMES: Readonly<Record<Variant, string | null>> = {
  chess: null,
  chess960: 'Chess960',
  makruk: 'Makruk',
};

const WIDTH = 80;

interface Source {
  variant: Variant;
  initialFen: string;
  /** The variant's own first position: it needs no FEN. */
  start: string;
  /** In the order in which they are to stand. */
  tags: readonly (readonly [name: string, value: string])[];
}

export function pgnOf(line: readonly TreeNode[], { variant, initialFen, start, tags }: Source) {
  const name = NAMES[variant];
  const isSet = variant === 'chess960' || initialFen !== start;
  const all = [
    ...tags,
    ...(name ? [['Variant', name] as const] : []),
    ...(isSet
      ? ([
          ['SetUp', '1'],
          ['FEN', initialFen],
        ] as const)
      : []),
  ];
  const header = all.map(([tag, value]) => `[${tag} "${value.replace(/["\\]/g, '\\$&')}"]\n`);
  const words = line.flatMap(({ ply, step }, index) => {
    const label = moveLabel(initialFen, ply);
    const numbered = index === 0 || label.endsWith('.');
    return [...(numbered ? [label.replace('…', '...')] : []), step?.san ?? ''];
  });
  return `${header.join('')}${header.length ? '\n' : ''}${wrapped([...words, '*'])}\n`;
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length < WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
