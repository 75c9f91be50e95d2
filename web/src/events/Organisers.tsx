// Who organises an event.
import { api } from '../api/client';
import { t } from '../i18n';
import type { EventView } from './api';
import { NamedPeople } from './NamedPeople';

const FIELDS = { unknown_player: 'player' } as const;

interface Props {
  event: EventView;
  onChange: (event: EventView) => void;
}

export function Organisers({ event: { id, organisers, may }, onChange }: Props) {
  return (
    <NamedPeople
      kind="organiser"
      title={t('events-organisers')}
      text={t('events-organisers-text')}
      people={organisers}
      mayName={may.name_organisers}
      least={1}
      fieldOf={FIELDS}
      onName={async (player, organises) => {
        const params = { path: { id } };
        const body = { player, organises };
        const { data, error } = await api.POST('/api/events/{id}/organisers', { params, body });
        if (data) onChange(data);
        return error ?? null;
      }}
    />
  );
}
