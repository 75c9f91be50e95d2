// The API's front page: what a federation's program can read and do, and how to begin.
import { Code } from '../developers/Code';
import { Marked } from '../developers/Marked';
import { OPEN, snippets } from '../developers/snippets';
import { t } from '../i18n';
import { SOURCE_URL } from '../site';
import { Prose } from '../ui/Prose';
import '../styles/developers.css';

type Name = keyof ReturnType<typeof snippets>;

/** The parts after the first, with what each shows and where it leads. */
const PARTS: { part: string; shows?: Name; leads?: string }[] = [
  { part: 'embed', shows: 'embed' },
  { part: 'key', shows: 'key', leads: '/keys' },
  { part: 'pages' },
  { part: 'changed', shows: 'changed' },
  { part: 'refusal', shows: 'refusal' },
  { part: 'webhook', shows: 'webhook', leads: '/webhooks' },
  { part: 'client', shows: 'client' },
];

export default function Developers() {
  const shown = snippets(location.origin);
  const heading = (part: string) => t(`developers-${part}`);
  const text = (part: string) => (
    <p>
      <Marked text={t(`developers-${part}-text`)} />
    </p>
  );
  return (
    <Prose title={t('developers-title')} lede={t('developers-lede')}>
      <More />
      <section>
        <h2>{heading('open')}</h2>
        {text('open')}
        <dl class="open-paths">
          {OPEN.map(([what, ...paths]) => (
            <div key={what}>
              <dt>{t(`developers-open-${what}`)}</dt>
              {paths.map((path) => (
                <dd key={path}>
                  <code>{path}</code>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <Code label={heading('open')} text={shown.open} />
        {text('calendar')}
      </section>
      {PARTS.map(({ part, shows, leads }) => (
        <section key={part}>
          <h2>{heading(part)}</h2>
          {text(part)}
          {shows && <Code label={heading(part)} text={shown[shows]} sample={shows === 'refusal'} />}
          {leads && (
            <p>
              <a href={leads}>{t(`developers-${part}-leads`)}</a>
            </p>
          )}
        </section>
      ))}
    </Prose>
  );
}

/** The description, the client and the tutorial. */
function More() {
  return (
    <ul>
      <li>
        <a href="/api.html">{t('developers-more-all')}</a> (
        <a href="/api/openapi.json">openapi.json</a>)
      </li>
      <li>
        <a href="/posthorn.py" download>
          {t('developers-more-client')}
        </a>
      </li>
      <li>
        <a href={`${SOURCE_URL}/blob/HEAD/docs/API.md`}>{t('developers-more-tutorial')}</a>
      </li>
    </ul>
  );
}
