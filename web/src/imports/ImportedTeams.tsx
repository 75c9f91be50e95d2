// Which teams have played in an event from elsewhere, section by section, and the boards behind them.
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { isolated } from '../ui/isolated';
import type { Import } from './ImportPanel';

/** So many are told in a line; more of them, or boards, only when asked for. */
const FEW = 6;

export function ImportedTeams({ of: { teams } }: { of: Import }) {
  if (!teams.length) return null;
  return (
    <>
      <h3>{t('imports-teams')}</h3>
      {teams.map(({ name, teams: own }, at) => {
        const names = own.map(isolated).join(', ');
        if (own.length <= FEW)
          return <p key={at}>{t('imports-teams-of', { name: sectionText(name), names })}</p>;
        return (
          <details key={at}>
            <summary>{t('imports-teams-many', { name: sectionText(name), n: own.length })}</summary>
            <p>{names}</p>
          </details>
        );
      })}
    </>
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
