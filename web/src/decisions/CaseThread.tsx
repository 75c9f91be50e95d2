// What was written in a case, from the first word on.
import { dateTimeUtc } from '../format';
import { t } from '../i18n';
import type { Case } from './api';
import { PlayerName } from '../ui/PlayerName';

export function CaseThread({ item: { by, opened_at: at, text, answers } }: { item: Case }) {
  const all = [{ by, at, text }, ...answers];
  return (
    <ol class="thread">
      {all.map((words, place) => (
        <li key={place} class={by && words.by?.id === by.id ? 'asked' : ''}>
          <p class="pre">{words.text}</p>
          <p class="small muted">
            {words.by ? <PlayerName player={words.by} rating={false} /> : t('case-somebody')}{' '}
            <time dateTime={words.at}>{dateTimeUtc(words.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
