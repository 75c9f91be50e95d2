// Whom and what the reader follows, below what they were told.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { num } from '../format';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { PlayerName, nameOf } from '../ui/PlayerName';
import { isolated } from '../ui/isolated';
import { type Followed, type Kind, loadFollowed } from './followed';
import { useFollow } from './useFollow';
import '../styles/followed.css';

export function FollowedPart() {
  // As it was when the page was opened: whoever presses the wrong button presses it again.
  const [shown, setShown] = useState<Followed | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await loadFollowed();
    if (data) setShown(data);
    setProblem(error ?? null);
  };
  useEffect(() => void load(), []);
  return (
    <section class="followed" id="followed" aria-labelledby="h-followed">
      <h2 id="h-followed">{t('followed-title')}</h2>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {shown && <Lists {...shown} />}
    </section>
  );
}

function Lists({ players, events }: Followed) {
  if (!players.length && !events.length) return <Nobody />;
  return (
    <>
      <p class="muted">{t('followed-text')}</p>
      {players.length > 0 && (
        <List title={t('followed-players', { n: num(players.length) })} kind="player">
          {players.map((player) => (
            <Line key={player.id} kind="player" id={player.id} name={nameOf(player)}>
              <PlayerName player={player} link />
            </Line>
          ))}
        </List>
      )}
      {events.length > 0 && (
        <List title={t('followed-events', { n: num(events.length) })} kind="event">
          {events.map(({ id, name }) => (
            <Line key={id} kind="event" id={id} name={name}>
              <a href={`/events/${id}`} dir="auto">
                {name}
              </a>
            </Line>
          ))}
        </List>
      )}
    </>
  );
}

function Nobody() {
  return (
    <div class="panel pad">
      <p>{t('followed-none')}</p>
      <p class="row">
        <a href="/ratings">{t('followed-find-player')}</a>
        <a href="/events">{t('nav-events')}</a>
      </p>
    </div>
  );
}

interface ListProps {
  title: string;
  kind: Kind;
  children: ComponentChildren;
}

function List({ title, kind, children }: ListProps) {
  const id = `h-followed-${kind}`;
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <ul class="panel" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

interface LineProps {
  kind: Kind;
  id: number;
  name: string;
  children: ComponentChildren;
}

function Line({ kind, id, name, children }: LineProps) {
  const { on, isChanged, problem, press } = useFollow(kind, id);
  const who = isolated(name);
  return (
    <li class={on ? undefined : 'gone'}>
      {children}
      <button type="button" class="btn small" onClick={(event) => void press(event)}>
        {t(on ? 'follow-stop' : 'follow')}
        <span class="vh">: {who}</span>
      </button>
      <span class="vh" role="status">
        {isChanged && t(on ? 'followed-again' : 'followed-stopped', { who })}
      </span>
      {problem && <Failure problem={problem} />}
    </li>
  );
}
