// What a player has to say to the adjudicators (LAW-11.1): what was handed in, and until the date the
// form for it.
import { useEffect, useState } from 'preact/hooks';
import type { Game, Problem } from '../api/types';
import { api } from '../api/client';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { When } from '../ui/When';
import { AdjudicationForm } from './AdjudicationForm';
import type { HandedIn } from './api';

interface Props {
  game: Game;
  /** The first second that is too late. */
  until: string;
}

export function Adjudication({ game, until }: Props) {
  const [mine, setMine] = useState<HandedIn | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const params = { path: { id: game.id } };
    const { data, error } = await api.GET('/api/games/{id}/adjudication-claims', {
      params,
    });
    if (data) setMine(data.claim);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [game.id]);

  const open = Date.parse(game.now) < Date.parse(until);
  return (
    <>
      <p>
        <When
          at={until}
          text={(when) => t(open ? 'adjudication-until' : 'adjudication-over', { when })}
        />
      </p>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      <div role="status">
        {mine && (
          <>
            <p>
              <b>{t(`adjudication-mine-${mine.claim}`)}</b>{' '}
              <span class="muted small">
                <When at={mine.at} text={(when) => when} />
              </span>
            </p>
            <p class="pre small">{mine.analysis || t('adjudication-automatic')}</p>
          </>
        )}
      </div>
      {open && <AdjudicationForm game={game} onSent={setMine} />}
    </>
  );
}
