// All terms of a challenge, each in a sentence, and the position where it is one of their own; and the games, or the
// tournament, that have come of it.
import { MiniBoard } from '../board/MiniBoard';
import { dateTime } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import type { Challenge } from './api';
import { colorOf, sentencesOf } from './words';

export function Terms({ challenge, me }: { challenge: Challenge; me: number | undefined }) {
  const { start, variant } = challenge.terms;
  return (
    <section class="panel pad" aria-labelledby="h-terms">
      <h2 id="h-terms">{t('play-terms')}</h2>
      <ul class="terms">
        {sentencesOf(challenge, me).map((sentence) => (
          <li key={sentence}>
            <Cited text={sentence} />
          </li>
        ))}
      </ul>
      {start.kind === 'from' && (
        <div class="position">
          <MiniBoard
            variant={variant}
            fen={start.fen}
            orientation={colorOf(challenge, me) === 'black' ? 'black' : 'white'}
          />
          <p class="small pre">{start.fen}</p>
          <p>
            <a href={`/analysis?variant=${variant}&fen=${encodeURIComponent(start.fen)}`}>
              {t('play-see-position')}
            </a>
          </p>
        </div>
      )}
    </section>
  );
}

export const Games = ({ games }: { games: readonly number[] }) => (
  <p class="row">
    {games.map((game) => (
      <a key={game} class="btn primary" href={`/game/${game}`}>
        {t('play-game', { n: String(game) })}
      </a>
    ))}
  </p>
);

export const Begun = ({ section, start }: { section: number; start: string }) => (
  <div class="panel pad begun">
    <p>{t('play-friends-clocks', { when: dateTime(start) })}</p>
    <p class="row">
      <a class="btn primary" href={`/section/${section}`}>
        {t('play-friends-table')}
      </a>
    </p>
  </div>
);
