// Who organises an event, and for whoever may say so: adding somebody, and taking somebody away.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { PlayerName, fullName } from '../ui/PlayerName';
import type { EventView } from './api';

interface Props {
  event: EventView;
  onChange: (event: EventView) => void;
}

export function Organisers({ event, onChange }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const { id, organisers, may } = event;
  const name = async (player: number, organises: boolean): Promise<Problem | null> => {
    const params = { path: { id } };
    const body = { player, organises };
    const { data, error } = await api.POST('/api/events/{id}/organisers', { params, body });
    if (data) onChange(data);
    return error ?? null;
  };
  return (
    <section class="panel pad" aria-labelledby="h-organisers">
      <h2 id="h-organisers">{t('events-organisers')}</h2>
      <ul class="organisers">
        {organisers.map((person) => (
          <li key={person.id}>
            <PlayerName player={person} rating={false} link />
            {may.name_organisers && organisers.length > 1 && (
              <button
                type="button"
                class="btn quiet"
                aria-label={t('events-organiser-remove-of', { name: fullName(person) })}
                onClick={async () => setProblem(await name(person.id, false))}
              >
                {t('events-organiser-remove')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {problem && <Failure problem={problem} />}
      {may.name_organisers && (
        <>
          <p class="small muted">{t('events-organisers-text')}</p>
          <Form
            submit={t('events-organiser-add')}
            check={({ player = '' }): Record<string, string> =>
              Number(player) > 0 ? {} : { player: t('field-required') }
            }
            onSend={async ({ player = '' }) => (await name(Number(player), true)) ?? undefined}
          >
            <Field name="player" label={t('events-organiser-number')} inputMode="numeric" />
          </Form>
        </>
      )}
    </section>
  );
}
