// Who directs an event in place of its director, and beside: for whoever may name them. All others read their
// names beside the director's.
import { api } from '../api/client';
import { t } from '../i18n';
import type { EventView } from './api';
import { NamedPeople } from './NamedPeople';

const FIELDS = {
  unknown_player: 'player',
  directs_no_tournaments: 'player',
  directs_already: 'player',
  too_many_deputies: 'player',
  director_plays: 'player',
} as const;

interface Props {
  event: EventView;
  onChange: (event: EventView) => void;
}

export function Deputies({ event: { id, deputies, may }, onChange }: Props) {
  if (!may.name_deputies) return null;
  return (
    <NamedPeople
      kind="deputy"
      title={t('events-deputies')}
      text={t('events-deputies-text')}
      people={deputies}
      mayName
      least={0}
      fieldOf={FIELDS}
      onName={async (player, deputises) => {
        const params = { path: { id } };
        const body = { player, deputises };
        const { data, error } = await api.POST('/api/events/{id}/deputies', { params, body });
        if (data) onChange(data);
        return error ?? null;
      }}
    />
  );
}
