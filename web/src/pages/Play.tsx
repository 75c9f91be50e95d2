// Friendly games: what waits for the reader, what the reader waits for, and what anybody may accept.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';
import { useAnswer } from '../play/AnswerDialog';
import type { Challenge } from '../play/api';
import { Blocked } from '../play/Blocked';
import { Earlier } from '../play/Earlier';
import { justSent } from '../play/justSent';
import { Joined, Received, Sent } from '../play/Mine';
import { SeekList } from '../play/SeekList';
import { sorted, useChallenges, useSeeks } from '../play/useChallenges';
import { doneText } from '../play/words';
import { session } from '../session';
import { useTitle } from '../title';
import { Failure } from '../ui/Failure';
import { fullName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import '../styles/settings.css';
import '../styles/play.css';

function sentText({ to }: Challenge): string {
  return to.kind === 'player'
    ? t('play-sent-player', { who: fullName(to.player) })
    : t('play-sent-anybody');
}

export default function Play() {
  useTitle(t('nav-play'));
  const { mine, problem, load } = useChallenges();
  const seeks = useSeeks();
  const [news, setNews] = useState('');
  const { ask, dialog, isAsked } = useAnswer((after, act) => {
    setNews(after && after.state.kind !== 'accepted' ? doneText(after, act) : '');
    // Somebody may have been faster.
    load();
    if (act === 'accept') seeks.load();
  });
  useEffect(() => {
    if (justSent.value) setNews(sentText(justSent.value));
    justSent.value = null;
  }, []);
  const lists = mine && sorted(mine, session.value?.me.player.id);
  return (
    <div class="play">
      <div class="head">
        <h1>{t('nav-play')}</h1>
        <p class="lede">{t('play-lede')}</p>
        <p role="status" class={news ? 'panel news' : undefined}>
          {news}
        </p>
        <Ways />
      </div>
      {problem && <Failure problem={problem} onRetry={load} />}
      {session.value && !lists && !problem && <Skeleton height="160px" />}
      {lists && (
        <>
          <Received challenges={lists.received} onAsk={ask} isAsked={isAsked} />
          <Joined challenges={lists.joined} onAsk={ask} isAsked={isAsked} />
          <Sent challenges={lists.sent} onAsk={ask} isAsked={isAsked} />
        </>
      )}
      <SeekList list={seeks} onAsk={ask} />
      {lists && <Earlier challenges={lists.over} />}
      {session.value && <Blocked />}
      {dialog}
    </div>
  );
}

/** A new challenge, or the ways to an account. */
const Ways = () => (
  <p class="row">
    {session.value ? (
      <a class="btn primary" href="/play/new">
        {t('play-new')}
      </a>
    ) : (
      <>
        <a class="btn primary" href="/sign-in?then=/play">
          {t('sign-in')}
        </a>
        <a class="btn" href="/sign-up">
          {t('sign-up')}
        </a>
      </>
    )}
  </p>
);
