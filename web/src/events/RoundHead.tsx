// What stands above the matches of a round: its name, how far it is, and when it starts; and what stands in their
// place before there are any.
import { t } from '../i18n';
import { Tag } from '../ui/Tag';
import { Day } from './Moment';
import type { Phase } from './api';
import type { RoundGlance } from './roundTree';
import { phaseText } from './words';

const isAhead = (phase: Phase): boolean => {
  switch (phase) {
    case 'upcoming':
    case 'entries_open':
    case 'entries_closed':
    case 'publishing':
    case 'published':
      return true;
    case 'running':
    case 'finished':
    case 'cancelled':
      return false;
  }
};

export const roundHeading = (round: Pick<RoundGlance, 'event'>): string => `h-round-${round.event}`;

interface Props {
  round: RoundGlance;
  /** The round that it goes on from, where that is not the one above. */
  branch: RoundGlance | undefined;
}

export const RoundPhase = ({ round: { phase, starts_at }, branch }: Props) => (
  <span class="round-phase small">
    <Tag strong={phase === 'running'} tone={phase === 'cancelled' ? 'red' : undefined}>
      {phaseText(phase)}
    </Tag>
    {isAhead(phase) && (
      <span class="muted">
        {t('events-rounds-starts')} <Day at={starts_at} />
      </span>
    )}
    {branch && (
      <span>
        {t('events-round-before')} <bdi>{branch.name}</bdi>
      </span>
    )}
  </span>
);

export const RoundHead = ({ round, branch }: Props) => (
  <div class="round-head">
    <h2 id={roundHeading(round)}>
      <a href={`/events/${round.event}`}>{round.name}</a>
    </h2>
    <RoundPhase round={round} branch={branch} />
  </div>
);

export const NoSections = ({ round: { phase } }: { round: RoundGlance }) => (
  <p class="round-empty small muted">
    {t(phase === 'cancelled' ? 'events-rounds-not-played' : 'events-rounds-not-drawn')}
  </p>
);
