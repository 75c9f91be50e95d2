// Whether a qualification can be used, and why somebody has it.
import { date, day } from '../format';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import { Cited } from '../ui/Cited';
import { Tag } from '../ui/Tag';
import type { Grounds, QualifiedStage, QualifyingSection } from './api';

export function State({ of: { state, used_in: usedIn } }: { of: Grounds }) {
  if (state === 'free') return <Tag strong>{t('qualified-free')}</Tag>;
  if (state === 'expired') return <Tag>{t('qualified-expired')}</Tag>;
  return (
    <>
      <Tag>{t('qualified-used')}</Tag>{' '}
      {usedIn && <a href={`/events/${usedIn.id}`}>{usedIn.name}</a>}
    </>
  );
}

/** The sections whose results it rests on. */
export function By({ sections }: { sections: readonly QualifyingSection[] }) {
  if (!sections.length) return <>{t('qualified-by-player')}</>;
  return (
    <>
      {sections.map((section, place) => (
        <span key={section.id}>
          {place > 0 && ' · '}
          <a href={`/section/${section.id}`}>{sectionName(section)}</a>
        </span>
      ))}
    </>
  );
}

interface FactsProps {
  of: Grounds;
  stage: QualifiedStage;
  sections: readonly QualifyingSection[];
  /** Used, and nothing gives it any more. */
  stays?: boolean;
}

/** The article, what it rests on and until when. */
export function Facts({ of, stage, sections, stays }: FactsProps) {
  const { article, part, until, state, deferred } = of;
  const ended = sections.map(({ ended_on: on }) =>
    on ? t('qualified-ended', { day: day(on) }) : t('qualified-running'),
  );
  const once = stage === 'world_championship_final' ? 'qualified-once' : 'qualified-yearly';
  const past = state === 'expired' ? 'qualified-until-past' : 'qualified-until';
  const facts = [
    article,
    part === 'half' ? t('qualified-half') : '',
    ...(stays ? [] : ended),
    sections.some(({ shared }) => shared) ? t('qualified-shared') : '',
    until ? t(past, { day: day(until) }) : '',
    deferred ? t('qualified-deferred', { event: deferred.event.name, day: date(deferred.at) }) : '',
    sections.length ? '' : t(once),
    stays ? t('qualified-stays-why') : '',
  ];
  return <Cited text={facts.filter(Boolean).join(' · ')} />;
}
