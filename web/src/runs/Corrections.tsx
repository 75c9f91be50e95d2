// What was corrected in a run, by whom and why; as long as the run is open, it can be taken back.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { date } from '../format';
import { Confirm } from '../game/Confirm';
import { dashed, t } from '../i18n';
import type { Correction } from '../ratings/api';
import { ratingText } from '../ratings/words';
import { PlayerName, fullName } from '../ui/PlayerName';

const whoOf = ({ player }: Correction): string => (player ? fullName(player) : '–');

interface Props {
  corrections: readonly Correction[];
  /** Left out where nothing is taken back any more. */
  onTakeBack?: ((number: number) => Promise<Problem | null>) | undefined;
}

export function Corrections({ corrections, onTakeBack }: Props) {
  const [asked, setAsked] = useState<Correction | null>(null);
  if (corrections.length === 0) return <p class="muted">{t('runs-corrections-none')}</p>;
  return (
    <>
      <ul class="corrections">
        {corrections.map((each) => (
          <li key={each.number}>
            <div>
              <p>
                {each.player && <PlayerName player={each.player} rating={false} link />}{' '}
                <b>{t(`runs-kind-${dashed(each.kind)}`)}</b>
                {each.rating !== null && `: ${ratingText(each.rating)}`}{' '}
                {each.section !== null && (
                  <a href={`/section/${each.section}`}>
                    {t('runs-in-section', { n: String(each.section) })}
                  </a>
                )}
              </p>
              <p class="pre">{each.reason}</p>
              <p class="small muted">
                {each.by && <PlayerName player={each.by} rating={false} />} {date(each.at)}
              </p>
            </div>
            {onTakeBack && (
              <button type="button" class="btn" onClick={() => setAsked(each)}>
                {t('runs-take-back')}
                <span class="vh"> {whoOf(each)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        open={asked !== null}
        title={t('runs-take-back-confirm')}
        text={asked ? t('runs-take-back-text', { who: whoOf(asked) }) : ''}
        action={t('runs-take-back-action')}
        onConfirm={async () => (asked && onTakeBack ? onTakeBack(asked.number) : null)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
