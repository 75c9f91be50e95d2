// The list as a file with what federations have registered (SKS-1.7): the rating commissioner's for all, a
// delegate's for the federation's players. The token goes along, which a plain link cannot carry.
import { useState } from 'preact/hooks';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import { saveFrom } from '../game/download';
import { t } from '../i18n';
import { holds, session } from '../session';
import { Cited } from '../ui/Cited';
import { Icon } from '../ui/Icon';

export function GenderFile({ list }: { list: string }) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const me = session.value?.me;
  const everybody = holds('rating_commissioner');
  if (!everybody && !me?.roles.includes('federation')) return null;
  const of = everybody ? '' : (me?.player.federation ?? '');

  const save = async () => {
    const address = `/api/rating-lists/${list}/list.csv${of && `?federation=${of}`}`;
    setProblem(await saveFrom(address, `${[list, of].filter(Boolean).join('-')}.csv`));
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void save()}>
        <Icon name="down" />
        {t('ratings-gender')}
        {of && ` (${of})`}
      </button>
      {problem && (
        <span class="err" role="alert">
          <Cited text={problemText(problem)} />
        </span>
      )}
    </>
  );
}
