// Who the player is, and the ratings of both kinds of chess.
import type { Player } from '../api/types';
import { LazyFollow } from '../followed/lazily';
import { chunkOf } from '../game/lazily';
import { t } from '../i18n';
import type { PoolRating, Profile } from '../ratings/api';
import { ratingText, poolText, signed } from '../ratings/words';
import { holds, session } from '../session';
import { Cited } from '../ui/Cited';
import { Flag } from '../ui/Flag';
import { fullName } from '../ui/PlayerName';
import { federationName } from '../ui/federations';
import { Picture } from './Picture';
import { LazyYourScore } from './lazily';

const LazyBlock = chunkOf(() => import('../play/BlockPlayer'), 'play')('BlockPlayer');

export function ProfileHead({
  profile: { player, words, picture, fide, ratings },
}: {
  profile: Profile;
}) {
  const { title, federation } = player;
  const me = session.value?.me;
  const corrects = holds('administrator', 'rating_commissioner');
  const mayKnow = corrects || me?.player.id === player.id;
  const facts = [
    federationName(federation),
    t('player-number', { n: String(player.id) }),
    ...(title ? [t(`title-${title}`)] : []),
    ...fideFacts(fide),
  ];
  return (
    <div class="row spread profile-head">
      {picture !== null && <Picture player={player.id} name={picture} />}
      <div class="who">
        <h1>
          {title && (
            <>
              <abbr class="title" title={t(`title-${title}`)}>
                {title}
              </abbr>{' '}
            </>
          )}
          {fullName(player)}
        </h1>
        <p class="lede">
          <Flag federation={federation} /> {facts.join(' · ')} ·{' '}
          <a href={`/player/${player.id}/qualifications`}>{t('player-qualifications')}</a>
          {mayKnow && (
            <>
              {' '}
              · <a href={`/player/${player.id}/names`}>{t('player-names')}</a>
            </>
          )}
          {corrects && (
            <>
              {' '}
              · <a href={`/player/${player.id}/removals`}>{t('player-removals')}</a>
            </>
          )}
          {holds('world_tournament_director') && (
            <>
              {' '}
              · <a href={`/player/${player.id}/suspensions`}>{t('player-suspensions')}</a>
            </>
          )}
          {holds('qualifications_commissioner') && (
            <>
              {' '}
              · <a href={`/desk/norms/${player.id}`}>{t('recorded-link')}</a>
            </>
          )}
          {holds('administrator') && (
            <>
              {' '}
              · <a href={`/player/${player.id}/offices`}>{t('nav-offices')}</a>
            </>
          )}
        </p>
        {me && me.player.id !== player.id && <Between me={me.player.id} player={player} />}
        {fide && !fide.counts && (
          <p class="muted small">
            <Cited text={staleText(fide)} />
          </p>
        )}
        {words !== null && (
          <p class="words" dir="auto">
            {words}
          </p>
        )}
      </div>
      <dl class="big-ratings">
        {ratings.map((each) => (
          <OfPool key={each.pool} rating={each} />
        ))}
      </dl>
    </div>
  );
}

/** What the reader may do with another player. */
function Between({ me, player }: { me: number; player: Player }) {
  const { id } = player;
  return (
    <div class="row">
      <a class="btn small" href={`/play/new?to=${id}`}>
        {t('player-challenge')}
      </a>
      <LazyFollow key={id} kind="player" id={id} />
      <LazyBlock player={player} />
      <LazyYourScore key={id} me={me} player={player} />
    </div>
  );
}

type Fide = NonNullable<Profile['fide']>;

/** Rating and title of the FIDE list. */
const fideFacts = (fide: Fide | null): string[] => [
  ...(fide?.rating ? [t('player-fide', { rating: String(fide.rating) })] : []),
  ...(fide?.title ? [t('player-fide-title', { title: fide.title })] : []),
];

/** Why they do not count. */
const staleText = ({ list }: Fide): string =>
  list === null ? t('player-fide-undated') : t('player-fide-old', { list });

/** What the rating rests on, and whether it is on the list. */
function restsOn({ rating, games, published, fixed }: PoolRating): string {
  const parts = [t('ratings-games-count', { n: games })];
  if (!published) parts.push(t('player-unpublished'));
  else if (rating !== null) parts.push(t(fixed ? 'player-fixed' : 'player-not-fixed'));
  return parts.join(', ');
}

function OfPool({ rating: of }: { rating: PoolRating }) {
  const change = of.periods.at(-1)?.change ?? null;
  return (
    <div>
      <dt>{poolText(of.pool)}</dt>
      <dd class="number">
        {ratingText(of.rating)}
        {change !== null && change !== 0 && (
          <small class={change > 0 ? 'up' : 'down'}>
            {signed(change)}
            <span class="vh"> {t('player-last-change')}</span>
          </small>
        )}
      </dd>
      <dd class="small muted">{of.games ? restsOn(of) : t('player-none')}</dd>
    </div>
  );
}
