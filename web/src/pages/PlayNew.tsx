// A new challenge, or other terms in the place of one that was received.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { t } from '../i18n';
import type { Challenge } from '../play/api';
import { ChallengeForm } from '../play/ChallengeForm';
import { type Draft, draftAnswering, draftFrom } from '../play/draft';
import { friendsOf } from '../play/friends';
import { justSent } from '../play/justSent';
import { rematchOf } from '../play/rematch';
import { linkTo } from '../play/words';
import { go, query } from '../router';
import { useTitle } from '../title';
import { CopyField } from '../ui/CopyField';
import { fullName } from '../ui/PlayerName';
import { useFound } from '../ui/useFound';
import '../styles/play.css';

const NUMBER = /^\d{1,10}$/;

export default function PlayNew() {
  const params = new URLSearchParams(query.value);
  const answers = params.get('answers') ?? '';
  const game = params.get('rematch') ?? '';
  if (NUMBER.test(answers)) return <Answering key={answers} id={answers} />;
  return NUMBER.test(game) ? <Rematch key={game} id={game} /> : <Fresh first={draftFrom(params)} />;
}

function Rematch({ id }: { id: string }) {
  const { found, instead } = useFound(id, () => rematchOf(Number(id)));
  return found ? <Fresh first={found} /> : instead;
}

function Fresh({ first }: { first: Draft }) {
  const [link, setLink] = useState<Challenge | null>(null);
  const title = t(link ? 'play-link-ready' : 'play-new');
  useTitle(title);
  if (link) return <LinkReady title={title} challenge={link} />;
  return (
    <div class="play one">
      <div class="head">
        <h1>{title}</h1>
        <p class="lede">{t('play-new-lede')}</p>
      </div>
      <div class="panel pad">
        <ChallengeForm
          first={first}
          answers={null}
          onSent={(sent) => (sent.to.kind === 'link' ? setLink(sent) : goBack(sent))}
        />
      </div>
    </div>
  );
}

/** The friends of a tournament come one by one: its page tells how many there are. */
function goBack(sent: Challenge) {
  justSent.value = sent;
  go(friendsOf(sent) ? `/challenge/${sent.id}` : '/play');
}

function Answering({ id }: { id: string }) {
  useTitle(t('play-other-terms'));
  const { found, instead } = useFound(id, () =>
    api.GET('/api/challenges/{id}', { params: { path: { id: Number(id) } } }),
  );
  if (!found) return instead;
  const may = found.may_decline && !friendsOf(found);
  return (
    <div class="play one">
      <div class="head">
        <h1>{t('play-other-terms')}</h1>
        <p class="lede">
          {may ? t('play-other-lede', { who: fullName(found.by) }) : t('play-other-over')}
        </p>
      </div>
      {may ? (
        <div class="panel pad">
          <ChallengeForm first={draftAnswering(found)} answers={found} onSent={goBack} />
        </div>
      ) : (
        <p>
          <a href={`/challenge/${found.id}`}>{t('play-to-challenge')}</a>
        </p>
      )}
    </div>
  );
}

/** The address that the opponent is to be given. */
function LinkReady({ title, challenge: { id, to } }: { title: string; challenge: Challenge }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const key = to.kind === 'link' ? (to.key ?? '') : '';
  return (
    <div class="play one">
      <div class="head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p class="lede">{t('play-link-lede')}</p>
      </div>
      <div class="panel pad form">
        <CopyField
          label={t('play-link', { n: String(id) })}
          value={linkTo(id, key)}
          hint={t('play-link-hint')}
        >
          <a class="btn" href="/play">
            {t('play-back')}
          </a>
        </CopyField>
      </div>
    </div>
  );
}
