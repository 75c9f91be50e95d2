// Books, chapters, and what reaches an article, in words.
import type { Article } from 'virtual:rules';
import { dashed, has, lang, t } from '../i18n';

export const bookText = (book: string): string => t(`rules-book-${book}`);

/** "6 Clocks"; the number alone where there are no words for it. */
export function chapterText(chapter: string): string {
  const number = chapter.slice(chapter.indexOf('-') + 1);
  const id = `rules-chapter-${chapter}`;
  return has(id) ? `${number} ${t(id)}` : number;
}

/** "when a move is sent and every minute"; commands have no words and are left out. */
function reachedText({ by }: Article): string {
  const ids = by.map((name) => `rules-by-${dashed(name)}`).filter(has);
  const words = [...new Set(ids.map((id) => t(id)))];
  return new Intl.ListFormat(lang.value, { type: 'conjunction' }).format(words);
}

/** "The server sees to it: when a move is sent." Officials decide when they do. */
export function standingText(article: Article): string {
  const reached = article.standing === 'server' ? reachedText(article) : '';
  return t(`rules-standing-${article.standing}`) + (reached ? `: ${reached}.` : '.');
}
