// What the players have written to each other, and a field to write without making a move. A message of
// the opponent can be reported to the director.
import { useState } from 'preact/hooks';
import type { Game, Message } from '../api/types';
import { isUncertain, problemText } from '../api/problem';
import { dateTime, utc } from '../format';
import { t } from '../i18n';
import { isOfficial } from '../session';
import { Cited } from '../ui/Cited';
import { fullName } from '../ui/PlayerName';
import { lazilyDecided } from './lazily';
import { MessageField } from './MessageField';
import { other } from './ply';
import type { Conversation as Writing } from './useConversation';
import { moveText, playerAt } from './words';

const ReportDialog = lazilyDecided('ReportDialog');

interface Props {
  game: Game;
  writing: Writing;
  reload: () => Promise<Game | null>;
}

export function Conversation({ game, writing, reload }: Props) {
  const [reporting, setReporting] = useState<Message | null>(null);
  return (
    <section class="panel pad" aria-labelledby="messages-title">
      <h2 id="messages-title">{t('game-messages')}</h2>
      {game.messages.length === 0 && <p class="muted">{t(nothingWritten(game))}</p>}
      <ol class="msgs">
        {game.messages.map((message) => (
          <li key={message.id} class={message.by === game.me ? 'mine' : ''}>
            {message.text ? <p>{message.text}</p> : <p class="muted">{t('game-reported')}</p>}
            <small>
              {writerOf(game, message)},{' '}
              <time dateTime={message.at} title={utc(message.at)}>
                {dateTime(message.at)}
              </time>
              {message.ply > 0 && ` · ${t('game-after', { move: moveText(game, message.ply) })}`}
              {game.me && message.by === other(game.me) && !message.hidden && (
                <button type="button" class="report" onClick={() => setReporting(message)}>
                  {t('game-report')}
                </button>
              )}
            </small>
          </li>
        ))}
      </ol>
      {reporting && (
        <ReportDialog
          game={game}
          message={reporting}
          reload={reload}
          onClose={() => setReporting(null)}
        />
      )}
      {game.me && <Composer game={game} writing={writing} />}
    </section>
  );
}

/** Officials read what there is; other spectators are shown none, whether there are some or not. */
function nothingWritten(game: Game): string {
  if (game.me) return 'game-no-messages';
  return isOfficial() ? 'game-no-messages-at-all' : 'game-no-messages-seen';
}

/** A given name, of whoever played then; the tournament director writes what was ruled on a claim. */
function writerOf(game: Game, { by, at }: Message): string {
  return by === 'director' ? t('claim-by-director') : playerAt(game[by], at).given_name;
}

function Composer({ game, writing }: Omit<Props, 'reload'>) {
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
          <Cited text={problemText(problem)} />
        </p>
      )}
      {text.trim() && (
        <button class="btn" aria-disabled={sending}>
          {t(problem && isUncertain(problem) ? 'game-message-again' : 'game-message-send')}
        </button>
      )}
      <p class="small">
        <a href="/conduct">{t('conduct')}</a>
      </p>
    </form>
  );
}
