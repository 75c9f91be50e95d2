// The other numbers of a person, which were given up for the one that stays: officers and the player read them, and
// officers join another one.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { JoinedNumber, JoinedNumbers as Joined, Problem } from '../api/types';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { nameOf } from '../ui/PlayerName';
import { toast } from '../ui/Toast';
import { DoneBy } from './DoneBy';
import { JoinForm } from './JoinForm';

export function JoinedNumbers({ id }: { id: number }) {
  const [known, setKnown] = useState<Joined>();
  const [problem, setProblem] = useState<Problem>();
  const [done, setDone] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/players/{id}/joined', { params: { path: { id } } });
    if (data) setKnown(data);
    setProblem(error);
  };
  useEffect(() => void load(), [id]);
  // The form is a new one, and its question closed.
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);

  if (problem) return <Failure problem={problem} onRetry={() => void load()} />;
  if (!known) return null;
  const { player, joined, may_join: mayJoin } = known;
  if (!mayJoin && joined.length === 0) return null;
  const after = (next: Joined, number: number) => {
    setKnown(next);
    toast(t('joined-done', { n: String(number), keeps: String(id) }));
    setDone(number);
  };
  return (
    <section class="block" aria-labelledby="h-joined">
      <h2 id="h-joined" tabIndex={-1} ref={heading}>
        {t('joined-title')}
      </h2>
      {joined.length > 0 && (
        <ol class="corrections">
          {joined.map((each) => (
            <Line key={each.number} of={each} />
          ))}
        </ol>
      )}
      {mayJoin && (
        <div class="panel">
          <p>{t('joined-lede', { keeps: String(id) })}</p>
          <JoinForm key={joined.length} into={player} onJoined={after} />
        </div>
      )}
    </section>
  );
}

const Line = ({ of: { number, at, by, reason, ...names } }: { of: JoinedNumber }) => (
  <li>
    <p>
      {number} ·{' '}
      <b>
        <bdi>{nameOf(names)}</bdi>
      </b>
    </p>
    <p class="pre">
      <bdi>{reason}</bdi>
    </p>
    <DoneBy at={at} by={by} />
  </li>
);
