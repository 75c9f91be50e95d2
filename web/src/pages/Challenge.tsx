// One challenge: all its terms, what has become of it, and what the reader can do. Where it came by a link, the address
// ends in its key.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { t } from '../i18n';
import { useAnswer } from '../play/AnswerDialog';
import type { Challenge } from '../play/api';
import { ChallengeActs } from '../play/ChallengeActs';
import { friendsOf, nameOf } from '../play/friends';
import { FriendsList } from '../play/FriendsList';
import { justSent } from '../play/justSent';
import { useRemoveWords } from '../play/RemoveWords';
import { Begun, Games, Terms } from '../play/Terms';
import { doneText, keyOf, linkHint, linkTo, stateText } from '../play/words';
import { session } from '../session';
import { useTitle } from '../title';
import { CopyField } from '../ui/CopyField';
import { fullName, PlayerName } from '../ui/PlayerName';
import { useFound } from '../ui/useFound';
import type { PageProps } from './pageProps';
import '../styles/play.css';

function titleOf(challenge: Challenge, me: number | undefined): string {
  const { by, to } = challenge;
  const friends = friendsOf(challenge);
  if (friends) return nameOf(friends);
  if (by.id !== me) return t('play-title-from', { who: fullName(by) });
  return to.kind === 'player'
    ? t('play-title-to', { who: fullName(to.player) })
    : t(`play-title-${to.kind}`);
}

/** What the key of a link looks like; another part of the address is a place on the page. */
const KEY = /^#([\w-]{16})$/;
const keyNow = () => KEY.exec(location.hash)?.[1] ?? null;

/** The key in the address; the one that there was stays when a place on the page takes its turn. */
function useLinkKey(): string | null {
  const [key, setKey] = useState(keyNow);
  useEffect(() => {
    const look = () => setKey((known) => keyNow() ?? known);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return key;
}

export default function ChallengePage({ id }: PageProps) {
  const key = useLinkKey();
  const { found, instead, put, load } = useFound(key === null ? id : `${id}#${key}`, () =>
    api.GET('/api/challenges/{id}', {
      params: { path: { id: Number(id) }, query: key === null ? {} : { key } },
    }),
  );
  const me = session.value?.me.player.id;
  const title = found ? titleOf(found, me) : t('play-challenge');
  useTitle(title);
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog, isAsked } = useAnswer((after, act) => {
    if (after) put(() => after);
    else void load();
    setNews(after ? doneText(after, act) : '');
  }, key);
  const removal = useRemoveWords((after) => {
    put(() => after);
    setNews(t('play-remove-words-done'));
  });
  const isHere = found !== null;
  useEffect(() => {
    if (!isHere) return;
    if (justSent.value) setNews(t('play-friends-sent'));
    justSent.value = null;
  }, [isHere]);
  // What was pressed is gone when the question is closed.
  useEffect(() => {
    if (news && !isAsked && !removal.isAsked) queueMicrotask(() => heading.current?.focus());
  }, [news, isAsked, removal.isAsked]);
  if (!found) return instead;
  const { by } = found;
  return (
    <div class="play one">
      <div class="head">
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p class="lede">
          {by.id !== me && (
            <>
              <PlayerName player={by} link /> ·{' '}
            </>
          )}
          {stateText(found, me)}
        </p>
        <p role="status" class={news ? 'panel news' : undefined}>
          {news}
        </p>
      </div>
      <Outcome challenge={found} />
      <Content challenge={found} me={me} onStruck={(after) => put(() => after)} />
      <ChallengeActs challenge={found} me={me} linkKey={key} onAsk={ask} />
      {found.may_remove_words && (
        <p>
          <button type="button" class="btn quiet" onClick={() => removal.ask(found)}>
            {t('play-remove-words')}
          </button>
        </p>
      )}
      {dialog}
      {removal.dialog}
    </div>
  );
}

/** Where that leads which has come of it. */
function Outcome({ challenge: { state } }: { challenge: Challenge }) {
  switch (state.kind) {
    case 'accepted':
      return <Games games={state.games} />;
    case 'begun':
      return <Begun section={state.section} start={state.starts_at} />;
    case 'countered':
      return (
        <p>
          <a href={`/challenge/${state.by}`}>{t('play-see-other')}</a>
        </p>
      );
    default:
      return null;
  }
}

interface ContentProps {
  challenge: Challenge;
  me: number | undefined;
  onStruck: (after: Challenge) => void;
}

function Content({ challenge, me, onStruck }: ContentProps) {
  const { words, words_removed: why, answers } = challenge;
  const friends = friendsOf(challenge);
  return (
    <>
      {words !== null && (
        <p class="pre said panel pad" dir="auto">
          {words}
        </p>
      )}
      {why !== null && (
        <div class="panel pad">
          <p>{t('play-words-removed')}</p>
          <p class="pre said" dir="auto">
            {why}
          </p>
        </div>
      )}
      {friends && (
        <FriendsList challenge={challenge} friends={friends} me={me} onStruck={onStruck} />
      )}
      <Terms challenge={challenge} me={me} />
      {answers !== null && (
        <p>
          <a href={`/challenge/${answers}`}>{t('play-answers')}</a>
        </p>
      )}
      <Link challenge={challenge} />
    </>
  );
}

function Link({ challenge }: { challenge: Challenge }) {
  const key = keyOf(challenge);
  if (key === null) return null;
  const title = friendsOf(challenge) ? 'play-friends-link-title' : 'play-link-title';
  return (
    <section class="panel pad" aria-labelledby="h-link">
      <h2 id="h-link">{t(title)}</h2>
      <CopyField
        label={t('play-link', { n: String(challenge.id) })}
        value={linkTo(challenge.id, key)}
        hint={linkHint(challenge)}
      />
    </section>
  );
}
