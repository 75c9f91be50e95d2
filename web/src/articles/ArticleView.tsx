// One article: what it asks, who sees to it here, what of it is not here, and how it is read where that
// needs saying.
import type { Article } from 'virtual:rules';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Tag } from '../ui/Tag';
import { standingText } from './words';

/** Articles with a page of their own. */
const PAGES: Record<string, { path: string; text: string } | undefined> = {
  'LAW-13.1': { path: '/conduct', text: 'conduct' },
};

interface Props {
  of: Article;
  /** Of the heading. */
  level: 3 | 4;
  /** The id in the address, where it leads here. */
  asked: string | null;
  /** Questions about it that were answered. */
  answered: number;
}

export function ArticleView({ of, level, asked, answered }: Props) {
  const page = PAGES[of.id];
  const Heading = `h${level}` as const;
  return (
    <div class={asked === null ? 'law' : 'law here'}>
      <Heading id={of.id} tabIndex={-1}>
        <a href={`/rules/${of.id}`} aria-current={asked === null ? undefined : 'true'}>
          {of.id}
        </a>
      </Heading>
      {asked !== null && asked !== of.id && (
        <p class="small">{t('rules-nearest', { asked, id: of.id })}</p>
      )}
      <p lang="en">
        <Cited text={of.text} />
      </p>
      {page && (
        <p>
          <a href={page.path}>{t(page.text)}</a>
        </p>
      )}
      {answered > 0 && (
        <p>
          <a href="/rules-questions">{t('rules-questions-answered-here', { n: answered })}</a>
        </p>
      )}
      <p class="small muted">
        {of.standing === 'missing' ? (
          <Tag tone="amber">{t('rules-standing-missing')}</Tag>
        ) : (
          standingText(of)
        )}
      </p>
      {of.lacks && (
        <p class="law-reading differs">
          <b>{t('rules-partly')}</b>{' '}
          <span lang="en">
            <Cited text={of.lacks} />
          </span>
        </p>
      )}
      {of.readings.map(({ differs, text }) => (
        <p key={text} class={differs ? 'law-reading differs' : 'law-reading'}>
          <b>{t(differs ? 'rules-differs' : 'rules-reading')}</b>{' '}
          <span lang="en">
            <Cited text={text} />
          </span>
        </p>
      ))}
    </div>
  );
}
