// A stage, and everything that qualifies or has qualified a player for it.
import { date, day } from '../format';
import { dashed, t } from '../i18n';
import { sectionName } from '../sectionName';
import { Cited } from '../ui/Cited';
import { Tag } from '../ui/Tag';
import { Defer } from './Defer';
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
      <h2 id={heading}>{t(`events-stage-${dashed(stage)}`)}</h2>
      <ul class="plain qualified">
        {qualifications.map((one) => (
          <li key={`${one.article} ${one.section?.id}`}>
            <p>
              <State of={one} /> <By of={one} />
            </p>
            <p class="small muted">
              <Cited text={factsOf(one)} />
            </p>
            <Defer of={one} {...own} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ of: { state, used_in: usedIn } }: { of: Qualification }) {
  if (state === 'free') return <Tag strong>{t('qualified-free')}</Tag>;
  if (state === 'expired') return <Tag>{t('qualified-expired')}</Tag>;
  return (
    <>
      <Tag>{t('qualified-used')}</Tag>{' '}
      {usedIn && <a href={`/events/${usedIn.id}`}>{usedIn.name}</a>}
      {' ·'}
    </>
  );
}

function By({ of: { section } }: { of: Qualification }) {
  if (!section) return <>{t('qualified-by-player')}</>;
  return <a href={`/section/${section.id}`}>{sectionName(section)}</a>;
}

/** The article, what it rests on and until when. */
function factsOf(one: Qualification): string {
  const { article, part, section, stage, until, state, deferred } = one;
  const once = stage === 'world_championship_final' ? 'qualified-once' : 'qualified-yearly';
  return [
    article,
    part === 'half' ? t('qualified-half') : '',
    section && (section.ended_on ? t('qualified-ended', { day: day(section.ended_on) }) : ''),
    section && !section.ended_on ? t('qualified-running') : '',
    section?.shared ? t('qualified-shared') : '',
    until
      ? t(state === 'expired' ? 'qualified-until-past' : 'qualified-until', { day: day(until) })
      : '',
    deferred ? t('qualified-deferred', { event: deferred.event.name, day: date(deferred.at) }) : '',
    section ? '' : t(once),
  ]
    .filter(Boolean)
    .join(' · ');
}
