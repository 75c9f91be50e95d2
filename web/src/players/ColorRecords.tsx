// Wins, draws and losses, in all and by colour.
import { num } from '../format';
import { t } from '../i18n';
import type { ColorRecord, Profile } from '../ratings/api';

const sum = (a: ColorRecord, b: ColorRecord): ColorRecord => ({
  won: a.won + b.won,
  drawn: a.drawn + b.drawn,
  lost: a.lost + b.lost,
});

export function ColorRecords({ record: { white, black } }: Pick<Profile, 'record'>) {
  const all = sum(white, black);
  if (all.won + all.drawn + all.lost === 0) return <p class="muted">{t('player-no-games')}</p>;
  return (
    <>
      <RecordBar label={t('player-overall')} record={all} />
      <RecordBar label={t('player-as-white')} record={white} />
      <RecordBar label={t('player-as-black')} record={black} />
    </>
  );
}

function RecordBar({ label, record }: { label: string; record: ColorRecord }) {
  const { won, drawn, lost } = record;
  const games = won + drawn + lost;
  if (games === 0) return null;
  const parts = [
    ['won', won],
    ['drawn', drawn],
    ['lost', lost],
  ] as const;
  return (
    <div class="record">
      <p class="row spread small">
        <span>{label}</span>
        <span class="muted">
          {num((2 * won + drawn) / (2 * games), { style: 'percent' })} ·{' '}
          {t('ratings-games-count', { n: games })}
        </span>
      </p>
      <div
        class="record-bar"
        role="img"
        aria-label={t('player-record', { won: num(won), drawn: num(drawn), lost: num(lost) })}
      >
        {parts.map(
          ([name, count]) =>
            count > 0 && (
              <i key={name} class={name} style={{ width: `${(count / games) * 100}%` }}>
                {num(count)}
              </i>
            ),
        )}
      </div>
    </div>
  );
}
