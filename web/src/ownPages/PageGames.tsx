// Game by game: what its opponent has answered, and what of it a page may show (TR-14).
import { inLetters } from '../board/notation';
import { lettersOf } from '../board/letters';
import { dateTime } from '../format';
import { lang, t, dashed } from '../i18n';
import { fullName } from '../ui/PlayerName';
import type { GameOnPage, PlayersPage } from './api';

interface Props {
  page: PlayersPage;
  /** Whether it is the reader's own: others read the same of somebody else. */
  own?: boolean;
}

/** What may be shown of a game, in a sentence. */
function shown({ shown: what, up_to: move, lacks }: GameOnPage, own: boolean): string {
  if (what === 'everything') return t('own-page-everything');
  if (what === 'nothing') {
    const [first = 'consent'] = lacks;
    return t(`own-page-lacks-${first}`);
  }
  if (move === null) return t('own-page-too-early');
  const letters = inLetters(move, lettersOf(lang.value, 'chess'));
  return t(own ? 'own-page-up-to-mine' : 'own-page-up-to', { move: letters });
}

function answered({ answer, answered_at: at }: GameOnPage): string {
  const key = `own-page-answer-${dashed(answer)}`;
  return at === null ? t(key) : t(key, { when: dateTime(at) });
}

export function PageGames({ page, own = false }: Props) {
  const same = page.games.filter(({ same_as: others }) => others.length > 0);
  return (
    <>
      {same.length > 0 && (
        <p class="note">
          {t('own-page-same', { games: same.map(({ game }) => String(game)).join(', ') })}
        </p>
      )}
      <ul class="page-games">
        {page.games.map((each) => (
          <li key={each.game} class={each.shown === 'nothing' ? 'kept' : undefined}>
            <p>
              <a href={`/game/${each.game}`}>
                {t('own-page-game', { n: String(each.game), player: fullName(each.opponent) })}
              </a>
            </p>
            <p>
              <b>{shown(each, own)}</b>
            </p>
            {page.url !== null && each.shown !== 'everything' && (
              <p class="muted small">{answered(each)}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
