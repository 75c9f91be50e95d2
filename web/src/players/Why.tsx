// Why a list says what it says of a player: fetched when it is asked for.
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { date } from '../format';
import { dashed, t } from '../i18n';
import { api } from '../api/client';
import type { Explanation } from '../ratings/api';
import { methodText } from '../ratings/words';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { ExplainedGames } from './ExplainedGames';
import { Working } from './Working';

interface Props {
  player: number;
  list: string;
}

export function Why({ player, list }: Props) {
  const [why, setWhy] = useState<Explanation | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/players/{id}/ratings/{list}', {
      params: { path: { id: player, list } },
    });
    if (data) setWhy(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  if (!why) {
    return problem ? (
      <Failure problem={problem} onRetry={() => void load()} />
    ) : (
      <Skeleton height="120px" />
    );
  }
  return (
    <div class="why-text">
      <p>
        {methodText(why.method)} (<Cited text={why.rule} />)
      </p>
      {why.corrections.map(({ reason, at, kind }) => (
        <p key={at} class="note pre">
          <b>{t(`player-correction-${dashed(kind)}`)}</b> {date(at)}: {reason}
        </p>
      ))}
      {why.games.length > 0 && <ExplainedGames why={why} />}
      <Working why={why} />
    </div>
  );
}
