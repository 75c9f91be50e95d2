// A round of sections in which more than two play, groups for example: each with those who lead in it.
import { session } from '../session';
import { SectionGlance } from './SectionGlance';
import { NoSections, roundHeading } from './RoundHead';
import type { RoundGlance } from './roundTree';
import { MANY, playsIn } from './sectionLines';

export function RoundSections({ round }: { round: RoundGlance }) {
  const me = session.value?.me.player.id;
  if (round.sections.length === 0) return <NoSections round={round} />;
  const compact = round.sections.length > MANY;
  return (
    <ol
      class={compact ? 'glances compact round-sections' : 'glances round-sections'}
      aria-labelledby={roundHeading(round)}
    >
      {round.sections.map((section) => (
        <SectionGlance
          key={section.id}
          section={section}
          glance={section}
          mine={playsIn(section, me)}
          compact={compact}
        />
      ))}
    </ol>
  );
}
