// A place in the World Championship Final put off to a later one, which is possible once (TR-1.4.3).
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import type { NamedEvent, PlayersQualifications, Qualification } from './api';

interface Props {
  player: number;
  of: Qualification;
  /** From which it can be put off. */
  finals: readonly NamedEvent[];
  onChange: (next: PlayersQualifications) => void;
}

export function Defer({
  player,
  of: { section, stage, state, deferred },
  finals,
  onChange,
}: Props) {
  const [from, setFrom] = useState<NamedEvent | null>(null);
  const isPlace = stage === 'world_championship_final' && state === 'free' && !deferred;
  if (!section || !isPlace || finals.length === 0) return null;
  const send = async (): Promise<Problem | null> => {
    const { data, error } = await api.POST('/api/players/{id}/deferrals', {
      params: { path: { id: player } },
      body: { section: section.id, event: from?.id ?? 0 },
    });
    if (data) onChange(data);
    return error ?? null;
  };
  return (
    <p class="row">
      {finals.map((event) => (
        <button key={event.id} type="button" class="btn" onClick={() => setFrom(event)}>
          {t('qualified-defer', { event: event.name })}
        </button>
      ))}
      <Confirm
        open={from !== null}
        title={t('qualified-defer-confirm')}
        text={t('qualified-defer-text', { event: from?.name ?? '' })}
        action={t('qualified-defer-action')}
        onConfirm={send}
        onClose={() => setFrom(null)}
      />
    </p>
  );
}
