// The list as a file with what federations have registered (SKS-1.7): the rating commissioner's for all, a
// delegate's for the federation's players. The token goes along, which a plain link cannot carry.
import { useState } from 'preact/hooks';
import { sessionFetch } from '../api/client';
import { problemOf, problemText } from '../api/problem';
import { saveAs } from '../game/download';
import { t } from '../i18n';
import { holds, session } from '../session';
import { Cited } from '../ui/Cited';
import { Icon } from '../ui/Icon';

export function GenderFile({ list }: { list: string }) {
  const [trouble, setTrouble] = useState('');
  const me = session.value?.me;
  const everybody = holds('rating_commissioner');
  if (!everybody && !me?.roles.includes('federation')) return null;
  const of = everybody ? '' : (me?.player.federation ?? '');

  const save = async () => {
    const url = new URL(`/api/rating-lists/${list}/list.csv`, location.origin);
    if (of) url.searchParams.set('federation', of);
    const response = await sessionFetch(new Request(url));
    if (response.ok) saveAs(await response.blob(), `${[list, of].filter(Boolean).join('-')}.csv`);
    setTrouble(response.ok ? '' : problemText(await problemOf(response)));
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void save()}>
        <Icon name="down" />
        {t('ratings-gender')}
        {of && ` (${of})`}
      </button>
      {trouble && (
        <span class="err" role="alert">
          <Cited text={trouble} />
        </span>
      )}
    </>
  );
}
