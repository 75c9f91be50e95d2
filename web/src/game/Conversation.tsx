// What the players have written to each other, and a field to write without making a move.
import type { Game, Message } from '../api/types';
import { problemText } from '../api/problem';
import { dateTime, utc } from '../format';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import { MessageField } from './MessageField';
import { other } from './ply';
import type { Conversation as Writing } from './useConversation';
import { moveText } from './words';

interface Props {
  game: Game;
  writing: Writing;
}

export function Conversation({ game, writing }: Props) {
  return (
    <section class="panel pad conversation" aria-labelledby="messages-title">
      <h2 id="messages-title">{t('game-messages')}</h2>
      {game.messages.length === 0 && (
        <p class="muted">{t(game.me ? 'game-no-messages' : 'game-no-messages-seen')}</p>
      )}
      <ol class="msgs">
        {game.messages.map((message) => (
          <li key={message.id} class={message.by === game.me ? 'mine' : ''}>
            <p>{message.text}</p>
            <small>
              {writerOf(game, message.by)},{' '}
              <time dateTime={message.at} title={utc(message.at)}>
                {dateTime(message.at)}
              </time>
              {message.ply > 0 && ` · ${t('game-after', { move: moveText(game, message.ply) })}`}
            </small>
          </li>
        ))}
      </ol>
      {game.me && <Composer game={game} writing={writing} />}
    </section>
  );
}

/** A given name; the tournament director writes what was ruled on a claim. */
function writerOf(game: Game, by: Message['by']): string {
  return by === 'director' ? t('claim-by-director') : game[by].player.given_name;
}

function Composer({ game, writing }: Props) {
  const { text, write, send, sending, problem } = writing;
  const who = game.me ? fullName(game[other(game.me)].player) : '';
  const submit = (event: Event) => {
    event.preventDefault();
    void send();
  };
  return (
    <form class="composer" onSubmit={submit}>
      <MessageField label={t('game-write-to', { who })} value={text} onChange={write} />
      {problem && (
        <p class="err" role="alert">
          {problemText(problem)}
        </p>
      )}
      {text.trim() && (
        <button class="btn" aria-disabled={sending}>
          {t(problem ? 'game-message-again' : 'game-message-send')}
        </button>
      )}
    </form>
  );
}
