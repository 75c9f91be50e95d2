// One challenge: all its terms, what has become of it, and what the reader can do. Where it came by a link, the address
// ends in its key.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { t } from '../i18n';
import { ChallengeActs } from '../play/ChallengeActs';
import { useAnswer } from '../play/AnswerDialog';
import type { Challenge } from '../play/api';
import { Games, Terms } from '../play/Terms';
import { linkTo, stateText } from '../play/words';
import { session } from '../session';
import { useTitle } from '../title';
import { CopyField } from '../ui/CopyField';
import { fullName, PlayerName } from '../ui/PlayerName';
import { useFound } from '../ui/useFound';
import type { PageProps } from './pageProps';
import '../styles/play.css';

function titleOf({ by, to }: Challenge, me: number | undefined): string {
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
    setNews(after ? t(`play-${act}-done`) : '');
  }, key);
  // What was pressed is gone when the question is closed.
  useEffect(() => {
    if (news && !isAsked) queueMicrotask(() => heading.current?.focus());
  }, [news, isAsked]);
  if (!found) return instead;
  const { by, to, words, state, answers } = found;
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
      {state.kind === 'accepted' && <Games games={state.games} />}
      {state.kind === 'countered' && (
        <p>
          <a href={`/challenge/${state.by}`}>{t('play-see-other')}</a>
        </p>
      )}
      {words !== null && (
        <p class="pre said panel pad" dir="auto">
          {words}
        </p>
      )}
      <Terms challenge={found} me={me} />
      {answers !== null && (
        <p>
          <a href={`/challenge/${answers}`}>{t('play-answers')}</a>
        </p>
      )}
      {to.kind === 'link' && to.key !== null && state.kind === 'open' && (
        <section class="panel pad" aria-labelledby="h-link">
          <h2 id="h-link">{t('play-link-title')}</h2>
          <CopyField
            label={t('play-link', { n: String(found.id) })}
            value={linkTo(found.id, to.key)}
            hint={t('play-link-hint')}
          />
        </section>
      )}
      <ChallengeActs challenge={found} me={me} linkKey={key} onAsk={ask} />
      {dialog}
    </div>
  );
}
