// How long nobody has heard of a player, as loud as it is late.
import type { EndsFirst, Silence } from '../api/types';
import { date } from '../format';
import { t } from '../i18n';
import { silenceLevel } from '../silence';
import { Tag } from '../ui/Tag';

interface Props {
  silence: Silence;
  ends: EndsFirst | null;
  /** When the player's clock was started. */
  since: string;
}

export function SilenceTag({ silence, ends, since }: Props) {
  const loud = silenceLevel(silence);
  if (loud === 'none') return null;
  // Where something else ends the game before, that is what is loud.
  const late = ends?.by !== 'silence' && (loud === 'amber' || loud === 'red');
  const level = late ? 'quiet' : loud;
  const tone = level === 'amber' || level === 'red' ? level : undefined;
  return (
    <Tag icon={tone ? 'warn' : 'clock'} tone={tone}>
      {t('silence-tag', { level, n: silence.days, when: date(silence.lost_at ?? since) })}
    </Tag>
  );
}
