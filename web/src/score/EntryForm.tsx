// What comes next in my score. A card brings the opponent's move with its days, and is answered at the same
// table: both are entered together, and the answer may wait.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game, Problem } from '../api/types';
import { t } from '../i18n';
import { Form, type Values } from '../ui/Form';
import { type MyScores, type Scores, sendLines } from './api';
import { atField, fieldName, fieldsOf } from './faults';
import { LineFields, type Proposed, lineOf } from './LineFields';
import { labelOf, moverOf, mySheet, nextOf, today } from './lines';
import { lineText } from './Sheet';

interface Props {
  game: Game;
  scores: MyScores;
  onScores: (scores: Scores) => void;
}

export function EntryForm({ game, scores, onScores }: Props) {
  const [news, setNews] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const next = nextOf(scores, mySheet(scores));
  const entered = useRef(false);
  // The next half-move is at hand at once: whoever catches up enters one after the other.
  useEffect(() => {
    if (entered.current) box.current?.querySelector('input')?.focus();
    entered.current = false;
  }, [next]);

  const send = async (values: Values, shown: readonly number[]): Promise<Problem | undefined> => {
    setNews('');
    const written = shown.filter((at) => values[fieldName('move', at)]?.trim());
    const lines = written.map((at) => lineOf(values, at, game.variant));
    const { data, error } = await sendLines(game.id, next, lines);
    if (error) return atField(error, shown);
    if (data) {
      entered.current = true;
      onScores(data);
      setNews(newsOf(game, { ...data, me: scores.me }, lines.length));
    }
    return undefined;
  };
  return (
    <section class="panel pad score-entry" aria-labelledby="h-score-entry" ref={box}>
      <h2 id="h-score-entry">{t('score-next')}</h2>
      <NextLines key={next} {...{ scores, next }} onSend={send} />
      <p role="status" class="saved">
        {news}
      </p>
    </section>
  );
}

/** "Entered: 5. Jf3, 5… Jc6." */
function newsOf(game: Game, scores: MyScores, count: number): string {
  const lines = mySheet(scores).lines.slice(-count);
  const moves = lines.map((line) => lineText(scores, line, game.variant)).join(', ');
  return t('score-entered', { moves });
}

interface NextProps {
  scores: MyScores;
  next: number;
  onSend: (values: Values, shown: readonly number[]) => Promise<Problem | undefined>;
}

function NextLines({ scores, next, onSend }: NextProps) {
  const mine = moverOf(scores, next) === scores.me;
  const shown = mine ? [next] : [next, next + 1];
  const check = (values: Values): Record<string, string> => replyFaults(values, shown);
  return (
    <Form
      submit={t('score-enter')}
      onSend={(values) => onSend(values, shown)}
      fieldOf={fieldsOf(shown)}
      check={check}
    >
      {shown.map((at, place) => {
        const by = (place === 0) === mine ? 'mine' : 'theirs';
        const first = at === scores.base + 1;
        return (
          <LineFields
            key={at}
            halfMove={at}
            by={by}
            first={first}
            legend={t(`score-line-${by}`, { number: labelOf(scores, at) })}
            proposed={proposedFor(scores, at, by)}
            optional={place > 0}
            {...(place === shown.length - 1 && { hint: t('score-move-hint') })}
          />
        );
      })}
      {!mine && <p class="field-hint">{t('score-reply-hint')}</p>}
    </Form>
  );
}

/** A reply that has been begun needs its days; without a move it waits. */
function replyFaults(values: Values, [, reply]: readonly number[]): Record<string, string> {
  if (reply === undefined || !values[fieldName('move', reply)]?.trim()) return {};
  const missing = (['arrived', 'sent'] as const).map((part) => fieldName(part, reply));
  return Object.fromEntries(
    missing.filter((name) => !values[name]).map((name) => [name, t('field-required')]),
  );
}

/** I write on the day on which the card comes; when mine has arrived there, only the card tells. */
function proposedFor(scores: MyScores, at: number, by: 'mine' | 'theirs'): Proposed {
  const day = by === 'mine' ? today() : '';
  const arrived = at === scores.base + 1 ? scores.starts_on : day;
  return { move: '', arrived, sent: day, draw: false };
}
