// The letters of a conversation in an event of teams, and a field to write one (TR-11.4).
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { EventFrame } from '../events/EventFrame';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { arriveAt } from '../router';
import { LetterForm } from '../teams/LetterForm';
import { Letters } from '../teams/Letters';
import type { Conversation } from '../teams/api';
import { conversationHint, conversationIn, conversationName, lettersPath } from '../teams/letters';
import { seeLetters } from '../teams/lettersSeen';
import { useLetters } from '../teams/useLetters';
import { Failure } from '../ui/Failure';
import { Icon } from '../ui/Icon';
import { PlayerName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/letters.css';

/** With more readers than this their names are asked for. */
const READERS_SHOWN = 6;

/** `id`: "12/letters/team-3". */
export default function EventConversation({ id }: { id: string }) {
  const place = conversationIn(id) ?? { event: 0, conversation: '' };
  const { event, problem: eventProblem, load: loadEvent } = useEvent(place.event);
  const letters = useLetters(place.event, place.conversation);
  const { conversation, problem: lettersProblem, load } = letters;
  const [told, setTold] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const isHere = !!event && !!conversation;
  // The newest letter and the field behind it are what the reader has come for.
  useLayoutEffect(() => {
    const last = list.current?.lastElementChild;
    if (last && last.getBoundingClientRect().bottom > innerHeight) arriveAt(last);
  }, [isHere]);
  useEffect(() => {
    if (conversation) seeLetters(place.event, conversation);
  }, [conversation]);
  const problem = eventProblem ?? lettersProblem;
  if (!event || !conversation) {
    if (!problem) return <Skeleton height="80vh" />;
    const final = problem.status === 404 || problem.status === 403;
    const retry = () => void Promise.all([loadEvent(), load()]);
    return <Trouble problem={problem} onRetry={final ? undefined : retry} />;
  }
  const { before, with: it } = conversation;
  const earlier = async () => {
    const more = await load(before ?? undefined);
    setTold(more ? t('letters-earlier-shown', { n: more.letters.length }) : '');
    return more;
  };
  return (
    <EventFrame event={event} topic={conversationName(it)}>
      <Readers conversation={conversation} />
      {conversation.letters.length === 0 && <p class="empty panel">{t('letters-no-letters')}</p>}
      <Letters
        letters={conversation.letters}
        list={list}
        onEarlier={before === null ? null : earlier}
      />
      <LetterForm of={`${event.id}-${it.id}`} onSend={letters.send} told={told} onTold={setTold} />
      {lettersProblem && <Failure problem={lettersProblem} onRetry={() => void load()} />}
      <p>
        <a href={lettersPath(event.id)}>
          <Icon name="back" /> {t('events-letters')}
        </a>
      </p>
    </EventFrame>
  );
}

function Readers({ conversation: { readers, with: it } }: { conversation: Conversation }) {
  const names = (
    <ul class="letter-readers">
      {readers.map((player) => (
        <li key={player.id}>
          <PlayerName player={player} rating={false} link />
        </li>
      ))}
    </ul>
  );
  return (
    <div class="small">
      <p class="muted">{conversationHint(it)}</p>
      {readers.length > READERS_SHOWN ? (
        <details>
          <summary>{t('letters-readers', { n: readers.length })}</summary>
          {names}
        </details>
      ) : (
        <div class="letter-readers-row">
          <span class="muted">{t('letters-read-by')}</span>
          {names}
        </div>
      )}
    </div>
  );
}
