// Conditional moves as sentences: "If 23…Rd8, then 24.Kg2". One after the other runs on beneath it;
// only where the opponent has a choice do the sentences move in.
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import type { Sentence } from './sentences';
import { withMoves } from './withMoves';
import { usePlain } from './written';

interface Props {
  sentences: readonly Sentence[];
  /** Left out where the list is only looked at. */
  onRemove?: (path: readonly number[]) => void;
}

export function ConditionalList({ sentences, onRemove }: Props) {
  return (
    <ul class="ifs">
      {sentences.map((sentence) => (
        <li key={keyOf(sentence)}>
          {chainOf(sentence).map((each) => (
            <Row
              key={keyOf(each)}
              sentence={each}
              place={each !== sentence ? 'next' : sentences.length > 1 ? 'among' : 'alone'}
              onRemove={onRemove}
            />
          ))}
          <Fork sentence={chainOf(sentence).at(-1) ?? sentence} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  );
}

const keyOf = ({ when, reply }: Sentence): string => `${when?.san ?? '*'} ${reply.san}`;

/** A sentence and those after it, as long as each is followed by one alone. */
function chainOf(sentence: Sentence): Sentence[] {
  const chain = [sentence];
  for (let last = sentence; last.then.length === 1 && last.then[0];) {
    last = last.then[0];
    chain.push(last);
  }
  return chain;
}

interface RowProps {
  sentence: Sentence;
  /** After the sentence before it, among others of its list, or the only one there. */
  place: 'next' | 'among' | 'alone';
  onRemove: Props['onRemove'];
}

function Row({ sentence, place, onRemove }: RowProps) {
  const plain = usePlain();
  const { when, reply, path } = sentence;
  const move = `${when ? when.label + plain(when) : '…'} ${reply.label}${plain(reply)}`;
  return (
    <p class={`if ${place}`}>
      <span>
        {when
          ? withMoves('conditional-if', { when, reply }, { place })
          : withMoves('conditional-if-any', { reply }, { place })}
      </span>
      {onRemove && (
        <button
          type="button"
          class="icon"
          title={t('conditional-remove', { move })}
          onClick={() => onRemove(path)}
        >
          <Icon name="close" />
          <span class="vh">{t('conditional-remove', { move })}</span>
        </button>
      )}
    </p>
  );
}

function Fork({ sentence, onRemove }: { sentence: Sentence; onRemove: Props['onRemove'] }) {
  if (sentence.then.length === 0) return null;
  return <ConditionalList sentences={sentence.then} {...(onRemove && { onRemove })} />;
}
