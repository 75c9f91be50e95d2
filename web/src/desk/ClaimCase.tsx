// One claim: the position, who claims what, why the server could not decide, and the ruling.
import type { Problem, WaitingClaim } from '../api/types';
import { MiniBoard } from '../board/MiniBoard';
import { dateTime } from '../format';
import { t, dashed } from '../i18n';
import { sectionName } from '../sectionName';
import { Cited } from '../ui/Cited';
import { PlayerName } from '../ui/PlayerName';
import { San } from '../ui/San';
import { Tag } from '../ui/Tag';
import { RulingForm } from './RulingForm';
import type { Ruling } from './useDesk';

interface Props {
  claim: WaitingClaim;
  onRule: (claim: WaitingClaim, ruling: Ruling) => Promise<Problem | null>;
}

export function ClaimCase({ claim, onRule }: Props) {
  const { game, section, white, black, by, variant } = claim;
  const id = `case-${game}`;
  const kind = claim.claim === 'tablebase_win' ? 'win' : 'draw';
  return (
    <section class="panel case" aria-labelledby={id}>
      <h2 id={id}>{t(`desk-claim-${kind}`, { color: by })}</h2>
      <p class="muted small">
        {sectionName(section)} ·{' '}
        <a href={`/game/${game}`}>{t('game-number', { n: String(game) })}</a>{' '}
        {variant !== 'chess' && <Tag>{t(`variant-${variant}`)}</Tag>}
      </p>
      <div class="case-body">
        <figure>
          <MiniBoard variant={variant} fen={claim.fen} orientation={by} />
          <figcaption class="small muted">{t('desk-seen-by', { color: by })}</figcaption>
        </figure>
        <dl class="kv">
          <dt>{t('game-white')}</dt>
          <dd>
            <PlayerName player={white} />
          </dd>
          <dt>{t('game-black')}</dt>
          <dd>
            <PlayerName player={black} />
          </dd>
          <dt>{t('desk-move')}</dt>
          <dd>{claim.move ? <San san={claim.move} variant={variant} /> : t('desk-no-move')}</dd>
          <dt>{t('desk-why')}</dt>
          <dd>{t(`claim-unknown-${dashed(claim.why)}`)}</dd>
          <dt>{t('desk-rule')}</dt>
          <dd>
            <Cited text={claim.rule} />
          </dd>
          <dt>{t('desk-at')}</dt>
          <dd>
            <time dateTime={claim.at}>{dateTime(claim.at)}</time>
          </dd>
          <dt>{t('desk-position')}</dt>
          <dd>
            <code>{claim.fen}</code>
          </dd>
        </dl>
      </div>
      <RulingForm claim={claim} onRule={(ruling) => onRule(claim, ruling)} />
    </section>
  );
}
