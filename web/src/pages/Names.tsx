// A player's name, corrected: by officers, and by players themselves until they have been seated. What it was
// before stays to be read, by them alone; and so do the person's other numbers.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { PlayerNames, Problem } from '../api/types';
import { t } from '../i18n';
import { DoneBy } from '../players/DoneBy';
import { JoinedNumbers } from '../players/JoinedNumbers';
import { refresh, session } from '../session';
import { useTitle } from '../title';
import { Field, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { Letter } from '../ui/Letter';
import { PlayerName, nameOf } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { toast } from '../ui/Toast';
import { Trouble } from '../ui/Trouble';
import type { PageProps } from './pageProps';

const FIELD_OF = {
  invalid_given_name: 'given_name',
  mixed_given_name: 'given_name',
  invalid_family_name: 'family_name',
  mixed_family_name: 'family_name',
} as const;

export default function Names({ id }: PageProps) {
  const [names, setNames] = useState<PlayerNames>();
  const [problem, setProblem] = useState<Problem>();
  useTitle(t('names-title'));
  const params = { path: { id: Number(id) } };

  const load = async () => {
    const { data, error } = await api.GET('/api/players/{id}/names', { params });
    if (data) setNames(data);
    setProblem(error);
  };
  useEffect(() => void load(), [id]);

  const send = async ({ given_name = '', family_name = '', reason = '' }: Values) => {
    const body = { given_name: given_name.trim(), family_name: family_name.trim(), reason };
    const { data, error } = await api.POST('/api/players/{id}/names', { params, body });
    if (!data) return error;
    setNames(data);
    // The header names whoever is signed in.
    if (data.player.id === session.peek()?.me.player.id) void refresh();
    toast(t('names-done', { who: nameOf(data.player) }));
    return undefined;
  };

  if (!names) {
    if (!problem) return <Skeleton height="60vh" />;
    return <Trouble problem={problem} onRetry={() => void load()} />;
  }
  const { player, may_correct: mayCorrect, corrections } = names;
  return (
    <Letter title={t('names-title')} lede={t('names-lede')}>
      <p class="aside">
        <PlayerName player={player} rating={false} link /> · {player.id}
      </p>
      {mayCorrect ? (
        <div class="panel">
          <Form key={corrections.length} submit={t('names-send')} onSend={send} fieldOf={FIELD_OF}>
            <div class="pair">
              <Field
                name="given_name"
                label={t('given-name')}
                defaultValue={player.given_name}
                maxLength={80}
                required
              />
              <Field
                name="family_name"
                label={t('family-name')}
                defaultValue={player.family_name}
                maxLength={80}
                required
              />
            </div>
            <TextField name="reason" label={t('names-reason')} maxLength={2000} />
          </Form>
        </div>
      ) : (
        <p class="aside">{t('names-by-officers')}</p>
      )}
      {corrections.length > 0 && <Corrections corrections={corrections} />}
      <JoinedNumbers id={player.id} />
    </Letter>
  );
}

function Corrections({ corrections }: Pick<PlayerNames, 'corrections'>) {
  return (
    <section class="block" aria-labelledby="h-corrections">
      <h2 id="h-corrections">{t('names-before')}</h2>
      <ol class="corrections">
        {corrections.map(({ at, by, before, after, reason }) => (
          <li key={at}>
            <p>
              <bdi>{nameOf(before)}</bdi> →{' '}
              <b>
                <bdi>{nameOf(after)}</bdi>
              </b>
            </p>
            <p class="pre">
              <bdi>{reason}</bdi>
            </p>
            <DoneBy at={at} by={by} />
          </li>
        ))}
      </ol>
    </section>
  );
}
