// Who comes next for vacant places in a Final, those who missed out on tie-break first (TR-1.4.4, TR-1.6.3).
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { components } from '../api/schema';
import type { Problem } from '../api/types';
import { type EventView, WITH_VACANCIES } from '../events/api';
import { halves } from '../format';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';

type NextPlacedList = components['schemas']['NextPlacedList'];

export function NextPlaced({ event }: { event: EventView }) {
  const { id, stage, may } = event;
  const [found, setFound] = useState<NextPlacedList | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  if (stage === null || !WITH_VACANCIES.includes(stage) || !may.decide_entries) return null;
  const load = async () => {
    const params = { path: { id } };
    const { data, error } = await api.GET('/api/events/{id}/next-placed', { params });
    if (data) setFound(data);
    setProblem(error ?? null);
  };
  return (
    <details class="panel pad" onToggle={(change) => change.currentTarget.open && void load()}>
      <summary>
        <h2>{t('organise-next-title')}</h2>
      </summary>
      {found?.rule && (
        <p class="small muted">
          <Cited text={t('organise-next-hint', { article: found.rule })} />
        </p>
      )}
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {found?.players.length === 0 && <p>{t('organise-next-none')}</p>}
      <ol class="names">
        {found?.players.map((next) => (
          <li key={`${next.section.id} ${next.player.id}`}>
            <PlayerName player={next.player} rating={false} link />{' '}
            {next.by_tie_break && <Tag>{t('organise-next-tie')}</Tag>}{' '}
            <span class="small muted">
              <a href={`/section/${next.section.id}`}>
                {next.event_name}, {sectionText(next.section.name)}
              </a>{' '}
              · {t('organise-next-place', { place: next.place, points: halves(next.half_points) })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
