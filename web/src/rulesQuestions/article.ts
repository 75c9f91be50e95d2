// The article that a question is about: one of those on the page of the rules.
import articles from 'virtual:rules';
import { nearest } from '../articles/article';
import { t } from '../i18n';

const IDS = articles.map(({ id }) => id);

/** What is wrong with the article's id; none where there is such an article. */
export const articleFault = (id: string): string | null =>
  nearest(id.trim(), IDS) ? null : t('rules-questions-article-unknown');
