// A stage, and everything that qualifies or has qualified a player for it.
import { dashed, t } from '../i18n';
import { Defer } from './Defer';
import { By, Facts, State } from './Why';
import type { NamedEvent, PlayersQualifications, Qualification, QualifiedStage } from './api';

interface Props {
  stage: QualifiedStage;
  qualifications: readonly Qualification[];
  player: number;
  /** Finals from which the player, who reads it, can put a place off. */
  finals: readonly NamedEvent[];
  onChange: (next: PlayersQualifications) => void;
}

export function QualifiedFor({ stage, qualifications, ...own }: Props) {
  const heading = `h-${stage}`;
  return (
    <section class="block qualified-for" aria-labelledby={heading}>
      <h2 id={heading}>
        <a href={`/qualifiers?stage=${stage}`}>{t(`events-stage-${dashed(stage)}`)}</a>
      </h2>
      <ul class="plain qualified">
        {qualifications.map((one) => {
          const sections = one.section ? [one.section] : [];
          return (
            <li key={`${one.article} ${one.section?.id}`}>
              <p>
                <State of={one} />
                {one.used_in && ' ·'} <By sections={sections} />
              </p>
              <p class="small muted">
                <Facts of={one} stage={stage} sections={sections} />
              </p>
              <Defer of={one} {...own} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
