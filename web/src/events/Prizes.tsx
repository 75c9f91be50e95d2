// Who has won a prize of the World Cup: as the tables of the sections stand (TR-3.5).
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { PlayerName } from '../ui/PlayerName';
import type { EventView, Prize, Stage } from './api';

const CUP: readonly Stage[] = ['world_cup_preliminary', 'world_cup_semi_final', 'world_cup_final'];

export function Prizes({ event }: { event: EventView }) {
  const { id, stage, phase, version } = event;
  const awarded =
    stage !== null && CUP.includes(stage) && (phase === 'running' || phase === 'finished');
  const [prizes, setPrizes] = useState<readonly Prize[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const params = { path: { id } };
    const { data, error } = await api.GET('/api/events/{id}/prizes', { params });
    if (data) setPrizes(data.prizes);
    setProblem(error ?? null);
  };
  useEffect(() => {
    if (awarded) void load();
  }, [id, awarded, version]);
  if (!awarded) return null;
  return (
    <section class="panel pad" aria-labelledby="h-prizes">
      <h2 id="h-prizes">{t('events-prizes')}</h2>
      <p class="small muted">
        <Cited
          text={t(stage === 'world_cup_final' ? 'events-prizes-final' : 'events-prizes-winner')}
        />
      </p>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      <ol class="names">
        {prizes.map(({ section, player, place, shared }) => (
          <li key={`${section.id} ${player.id}`} value={place}>
            <PlayerName player={player} rating={false} link />{' '}
            <span class="small muted">
              {shared && `${t('section-shared')} · `}
              <a href={`/section/${section.id}`}>{sectionText(section.name)}</a>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
