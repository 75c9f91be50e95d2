// What a player shows of themselves, taken away by officers; the player reads who it was and why.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { PlayerRemovals, Problem } from '../api/types';
import { t } from '../i18n';
import { Picture } from '../players/Picture';
import { Removals } from '../players/Removals';
import { useTitle } from '../title';
import { TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { Letter } from '../ui/Letter';
import { PlayerName, nameOf } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { toast } from '../ui/Toast';
import { Trouble } from '../ui/Trouble';
import type { PageProps } from './pageProps';
import '../styles/settings.css';
import '../styles/portrait.css';

export default function RemovalsPage({ id }: PageProps) {
  const [found, setFound] = useState<PlayerRemovals>();
  const [problem, setProblem] = useState<Problem>();
  useTitle(t('removals-title'));
  const params = { path: { id: Number(id) } };

  const load = async () => {
    const { data, error } = await api.GET('/api/players/{id}/removals', { params });
    if (data) setFound(data);
    setProblem(error);
  };
  useEffect(() => void load(), [id]);

  const send = async ({ words, picture, reason = '' }: Values) => {
    const body = { words: words !== undefined, picture: picture !== undefined, reason };
    const { data, error } = await api.POST('/api/players/{id}/removals', { params, body });
    if (!data) return error;
    setFound(data);
    toast(t('removals-done'));
    return undefined;
  };

  if (!found) {
    if (!problem) return <Skeleton height="60vh" />;
    return <Trouble problem={problem} onRetry={() => void load()} />;
  }
  const { player, may_remove: mayRemove, removals } = found;
  const shows = found.words !== null || found.picture !== null;
  return (
    <Letter title={t('removals-title')} lede={t('removals-lede')}>
      <p class="aside">
        <PlayerName player={player} rating={false} link /> · {player.id}
      </p>
      {!shows && <p class="aside">{t('removals-nothing')}</p>}
      {shows && (
        <div class="panel">
          <Shown {...found} />
          {mayRemove && (
            <Form key={removals.length} submit={t('removals-send')} onSend={send}>
              <Wanted {...found} />
              <TextField name="reason" label={t('names-reason')} maxLength={2000} />
            </Form>
          )}
        </div>
      )}
      {removals.length > 0 && (
        <section class="block" aria-labelledby="h-removals">
          <h2 id="h-removals">{t('removals-before')}</h2>
          <Removals removals={removals} />
        </section>
      )}
    </Letter>
  );
}

function Shown({ player, words, picture }: PlayerRemovals) {
  const alt = t('removals-picture-of', { who: nameOf(player) });
  return (
    <div class="shown">
      {picture !== null && <Picture player={player.id} name={picture} alt={alt} />}
      {words !== null && <p dir="auto">{words}</p>}
    </div>
  );
}

/** What there is to take away: all of it, unless the officer says less. */
function Wanted({ words, picture }: PlayerRemovals) {
  const parts = [
    ['words', words, t('removals-words')],
    ['picture', picture, t('removals-picture')],
  ] as const;
  return (
    <fieldset class="choices">
      <legend>{t('removals-what')}</legend>
      {parts
        .filter(([, shown]) => shown !== null)
        .map(([name, , label]) => (
          <label key={name} class="choice">
            <input type="checkbox" name={name} defaultChecked />
            <span>{label}</span>
          </label>
        ))}
    </fieldset>
  );
}
