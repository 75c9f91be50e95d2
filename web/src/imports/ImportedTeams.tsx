// Which teams have played in an event from elsewhere, section by section, and the boards behind them.
import { Fragment } from 'preact';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { isolated } from '../ui/isolated';
import { Division } from './Division';
import type { Import } from './ImportPanel';

/** So many are told in a line; more of them, or boards, only when asked for. */
const FEW = 6;

export function ImportedTeams({ of: { teams } }: { of: Import }) {
  if (!teams.length) return null;
  return (
    <>
      <h3>{t('imports-teams')}</h3>
      {teams.map(({ name, division, teams: own }, at) => (
        <Fragment key={at}>
          <Names name={sectionText(name)} teams={own} />
          <Division of={division} />
        </Fragment>
      ))}
    </>
  );
}

function Names({ name, teams }: { name: string; teams: readonly string[] }) {
  const names = teams.map(isolated).join(', ');
  if (teams.length <= FEW) return <p>{t('imports-teams-of', { name, names })}</p>;
  return (
    <details>
      <summary>{t('imports-teams-many', { name, n: teams.length })}</summary>
      <p>{names}</p>
    </details>
  );
}

/** Its sections; where teams play they are boards, and told behind the teams. */
export function ImportedSections({ of: { sections, teams } }: { of: Import }) {
  const list = (
    <ul>
      {sections.map((section, at) => (
        <li key={at}>{t('imports-section', { ...section, name: sectionText(section.name) })}</li>
      ))}
    </ul>
  );
  if (!teams.length)
    return (
      <>
        <h3>{t('imports-sections')}</h3>
        {list}
      </>
    );
  return (
    <details open={sections.length <= FEW}>
      <summary>{t('imports-boards', { n: sections.length })}</summary>
      {list}
    </details>
  );
}
