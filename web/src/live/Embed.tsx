// How the table of a section is shown on another site.
import { Code } from '../developers/Code';
import { embedded } from '../developers/snippets';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import '../styles/developers.css';

export function Embed({ section: { id, name } }: { section: { id: number; name: string } }) {
  return (
    <details class="panel pad live-embed">
      <summary>
        <h2>{t('live-embed')}</h2>
      </summary>
      <p>
        {t('live-embed-text', { section: sectionText(name) })}{' '}
        <a href="/developers">{t('developers')}</a>
      </p>
      <Code label={t('live-embed')} text={embedded(location.origin, id)} />
    </details>
  );
}
