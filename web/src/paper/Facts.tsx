// What stands above a start list: who directs, when it starts, the time, and what the winner gets.
import type { Player } from '../api/types';
import type { EventView } from '../events/api';
import { longDay } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { advancement, leaveText, numbered, originText, timeText } from './words';

interface Props {
  event: EventView;
  /** Of the section, where it has its own. */
  director: Player | null;
  startsAt: string;
}

export function Facts({ event, director, startsAt }: Props) {
  const { deputies, publication } = event;
  const gets = advancement(event);
  const from = originText(event);
  const facts: [label: string, texts: string[]][] = [
    [t('events-director'), [director ? numbered(director) : t('events-no-director')]],
    ...(deputies.length
      ? [[t('events-deputies'), [deputies.map(numbered).join(', ')]] as [string, string[]]]
      : []),
    ...(from ? [[t('paper-from'), [from]] as [string, string[]]] : []),
    [t('events-date-start'), [longDay(startsAt)]],
    [t('paper-time'), [timeText(event)]],
    [t('paper-leave'), [leaveText(event)]],
    ...(gets.length ? [[t('paper-gets'), gets] as [string, string[]]] : []),
    ...(publication
      ? [[t('paper-published'), [longDay(publication.at)]] as [string, string[]]]
      : []),
  ];
  return (
    <dl class="sheet-facts">
      {facts.map(([label, texts]) => (
        <div key={label}>
          <dt>{label}</dt>
          {texts.map((text) => (
            <dd key={text}>
              <Cited text={text} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
