// Category and norms of a section: what is on offer, or why nothing is, and how far each player is.
import type { NormProgress, Norms, SectionPlayer, SectionView } from '../events/api';
import { categoryText, remarkText, whyText } from '../events/norms';
import { halves, num } from '../format';
import { t } from '../i18n';
import { session } from '../session';
import { Cited } from '../ui/Cited';
import { Icon } from '../ui/Icon';
import { PlayerName } from '../ui/PlayerName';
import { inOrder } from './table';

interface Props {
  section: SectionView;
  norms: Norms;
  /** In a match: 0 for the first half of the start numbers, 1 for the second. */
  side?: number | undefined;
}

export function NormsPanel({ section, norms, side }: Props) {
  const { announced, average, norms: offered, no_norms: why, remarks, withdrawn } = norms;
  const half = section.players.length / 2;
  const rows = inOrder(section.players, 'place')
    .filter((row) => row.norms.length > 0)
    .filter(({ number }) => side === undefined || number > half === (side === 1));
  const heading = `h-norms-${side ?? 0}`;
  return (
    <section class="panel pad norms" aria-labelledby={heading}>
      <h2 id={heading}>
        {side === undefined
          ? t('norms-title')
          : t('norms-title-side', { from: side * half + 1, to: (side + 1) * half })}
      </h2>
      <dl class="facts">
        <div>
          <dt>{t(side === undefined ? 'norms-average' : 'norms-average-opponents')}</dt>
          <dd>
            {num(average, { useGrouping: false })}, <Cited text={categoryText(norms)} />
          </dd>
        </div>
        {offered.map(({ title, half_points }) => (
          <div key={title}>
            <dt>
              <abbr title={t(`title-${title}`)}>{title}</abbr>
            </dt>
            <dd>{t('norms-points', { points: halves(half_points) })}</dd>
          </div>
        ))}
      </dl>
      {!announced && <p>{t('norms-not-announced')}</p>}
      {why.length > 0 && <Notes title={t('norms-none')} lines={why.map(whyText)} />}
      {withdrawn > 0 && <p>{t('norms-withdrawn', { n: withdrawn })}</p>}
      {rows.length > 0 && <Progress rows={rows} />}
      {remarks.length > 0 && <Notes title={t('norms-remarks')} lines={remarks.map(remarkText)} />}
    </section>
  );
}

const Notes = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <p>{title}</p>
    <ul class="bullets small">
      {lines.map((line) => (
        <li key={line}>
          <Cited text={line} />
        </li>
      ))}
    </ul>
  </div>
);

function Progress({ rows }: { rows: readonly SectionPlayer[] }) {
  const me = session.value?.me.player.id;
  return (
    <>
      <div class="xt-scroll" tabIndex={0} role="region" aria-label={t('norms-progress')}>
        <table class="norm-table">
          <caption class="small muted">{t('norms-progress')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('section-player')}</th>
              <th scope="col">{t('section-score')}</th>
              {rows[0]?.norms.map(({ title }) => (
                <th key={title} scope="col">
                  <abbr title={t(`title-${title}`)}>{title}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, player, half_points, norms }) => (
              <tr key={number} class={player.id === me ? 'me' : undefined}>
                <th scope="row">
                  <PlayerName player={player} rating={false} link />
                </th>
                <td>{halves(half_points)}</td>
                {norms.map((norm) => (
                  <td key={norm.title} class={norm.state}>
                    <State norm={norm} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="small muted">
        <Cited text={t('norms-legend')} />
      </p>
    </>
  );
}

function State({ norm: { state, half_points, games_counted: games } }: { norm: NormProgress }) {
  if (state === 'missed')
    return (
      <>
        <span aria-hidden="true">–</span>
        <span class="vh">{t('norms-missed')}</span>
      </>
    );
  if (state === 'open')
    return (
      <>
        {halves(half_points)}
        <span class="vh"> {t('norms-open')}</span>
      </>
    );
  return (
    <>
      <Icon name="check" />
      <span class="vh">{t('norms-reached')}</span> {t('norms-games', { n: games ?? 0 })}
    </>
  );
}
