// Letters in an event of teams: the conversations in which the reader takes part (TR-11.4).
import { useState } from 'preact/hooks';
import { EventFrame } from '../events/EventFrame';
import { Day } from '../events/Moment';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { go } from '../router';
import type { ConversationLine, ConversationWith } from '../teams/api';
import {
  captainsTeam,
  captainsToWriteTo,
  conversationHint,
  conversationName,
  lettersPath,
  listed,
} from '../teams/letters';
import { hasNewLetters } from '../teams/lettersSeen';
import { useConversations } from '../teams/useLetters';
import { Failure } from '../ui/Failure';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/letters.css';

export default function EventLetters({ id }: { id: string }) {
  const { event, problem: eventProblem, load: loadEvent } = useEvent(Number(id));
  const { list, problem: listProblem, load } = useConversations(Number(id));
  const problem = eventProblem ?? listProblem;
  if (!event || !list) {
    if (!problem) return <Skeleton height="80vh" />;
    const final = problem.status === 404 || problem.status === 403;
    const retry = () => void Promise.all([loadEvent(), load()]);
    return <Trouble problem={problem} onRetry={final ? undefined : retry} />;
  }
  const { conversations } = list;
  const shown = listed(conversations);
  const others = captainsToWriteTo(conversations);
  return (
    <EventFrame event={event} topic={t('events-letters')}>
      {listProblem && <Failure problem={listProblem} onRetry={() => void load()} />}
      {conversations.length === 0 && <p class="empty panel">{t('letters-none')}</p>}
      {shown.length > 0 && (
        <ul class="panel conversations">
          {shown.map((line) => (
            <Line key={line.with.id} event={event.id} line={line} />
          ))}
        </ul>
      )}
      {others.length > 0 && <WriteTo event={event.id} captains={others} />}
      <p>
        <a href={`/events/${event.id}/teams`}>
          <Icon name="back" /> {t('events-teams-tables')}
        </a>
      </p>
    </EventFrame>
  );
}

function Line({ event, line }: { event: number; line: ConversationLine }) {
  const { with: it, count, last_at: at } = line;
  return (
    <li>
      <div>
        <h2>
          <a href={lettersPath(event, it.id)}>
            {conversationName(it)}
            {hasNewLetters(event, line) && (
              <i class="new">
                <span class="vh">, {t('letters-new')}</span>
              </i>
            )}
          </a>
        </h2>
        <p class="small muted">{conversationHint(it)}</p>
      </div>
      <p class="small muted">
        {t('letters-count', { n: count })}
        {at && (
          <>
            {' · '}
            <Day at={at} />
          </>
        )}
      </p>
    </li>
  );
}

/** One of the captains to whom nobody has written yet. Choosing one alone leads nowhere. */
function WriteTo({ event, captains }: { event: number; captains: readonly ConversationWith[] }) {
  const [chosen, setChosen] = useState('');
  const to = captains.some(({ id }) => id === chosen) ? chosen : captains[0]?.id;
  const others = captains.some(({ kind }) => kind === 'between');
  const open = (press: Event) => {
    press.preventDefault();
    go(lettersPath(event, to));
  };
  return (
    <form class="panel pad write-to" onSubmit={open}>
      <div class="field">
        <label for="write-to">{t(others ? 'letters-another-captain' : 'letters-a-captain')}</label>
        <select
          id="write-to"
          value={to}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {captains.map((it) => (
            <option key={it.id} value={it.id}>
              {captainsTeam(it)}
            </option>
          ))}
        </select>
      </div>
      <button class="btn">{t('letters-write')}</button>
    </form>
  );
}
