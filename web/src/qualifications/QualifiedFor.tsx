// A stage, and everything that qualifies or has qualified a player for it.
import { day } from '../format';
import { dashed, t } from '../i18n';
import { sectionName } from '../sectionName';
import { Cited } from '../ui/Cited';
import { Tag } from '../ui/Tag';
import type { Qualification, QualifiedStage } from './api';

interface Props {
  stage: QualifiedStage;
  qualifications: readonly Qualification[];
}

export function QualifiedFor({ stage, qualifications }: Props) {
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
function factsOf({ article, part, section, until, state }: Qualification): string {
  return [
    article,
    part === 'half' ? t('qualified-half') : '',
    section && (section.ended_on ? t('qualified-ended', { day: day(section.ended_on) }) : ''),
    section && !section.ended_on ? t('qualified-running') : '',
    section?.shared ? t('qualified-shared') : '',
    until
      ? t(state === 'expired' ? 'qualified-until-past' : 'qualified-until', { day: day(until) })
      : '',
    section ? '' : t('qualified-yearly'),
  ]
    .filter(Boolean)
    .join(' · ');
}
