// A translated sentence with moves in it. The language decides where they stand; the moves keep
// their markup, which a message cannot carry.
import { t } from '../i18n';
import type { NumberedMove } from './sentences';
import { WrittenMove } from './written';

/** Stand for the moves while the sentence is put together; no text of ours has these signs. */
const SIGNS = ['\uE000', '\uE001', '\uE002'];

/** A sentence with moves in it, as markup. */
export function withMoves(
  id: string,
  moves: Readonly<Record<string, NumberedMove>>,
  args: Record<string, string | number> = {},
) {
  const entries = Object.entries(moves);
  const signs = entries.map(([name], index) => [name, SIGNS[index] ?? ''] as const);
  const text = t(id, { ...args, ...Object.fromEntries(signs) });
  return (
    <>
      {text.split(/([\uE000-\uE002])/).map((part) => {
        const move = entries[SIGNS.indexOf(part)]?.[1];
        return move ? <Numbered key={part} move={move} /> : part;
      })}
    </>
  );
}

export function Numbered({ move }: { move: NumberedMove }) {
  return (
    <span class="numbered">
      {move.label}
      <WrittenMove move={move} />
    </span>
  );
}
