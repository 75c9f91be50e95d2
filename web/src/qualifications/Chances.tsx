// What is missing to a player for more: in sections that run, and in the rating.
import { halves } from '../format';
import { dashed, t } from '../i18n';
import { Cited } from '../ui/Cited';
import { type Chance, STAGES } from './api';

export function Chances({ chances }: { chances: readonly Chance[] }) {
  if (chances.length === 0) return null;
  const stages = STAGES.filter((stage) => chances.some((one) => one.stage === stage));
  return (
    <section class="block" aria-labelledby="h-chances">
      <h2 id="h-chances">{t('qualified-chances')}</h2>
      <dl class="chances">
        {stages.map((stage) => (
          <div key={stage}>
            <dt>{t(`events-stage-${dashed(stage)}`)}</dt>
            {chances
              .filter((one) => one.stage === stage)
              .map((one) => (
                <dd key={`${one.article} ${one.kind}`}>
                  <Missing of={one} />
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Missing({ of }: { of: Chance }) {
  if (of.kind === 'rating') return <Cited text={missingText(of)} />;
  return (
    <>
      <a href={`/section/${of.section}`}>{of.section_name}</a>: <Cited text={missingText(of)} />
    </>
  );
}

function missingText(of: Chance): string {
  const { article } = of;
  switch (of.kind) {
    case 'points':
      return t('qualified-missing-points', {
        n: of.half_points,
        points: halves(of.half_points),
        article,
      });
    case 'place':
      return t('qualified-missing-place', { place: of.place, article });
    case 'end':
      return t('qualified-missing-end', { article });
    case 'rating':
      return t(of.fixed ? 'qualified-missing-fixed' : 'qualified-missing-rating', {
        points: of.points,
        article,
      });
  }
}
