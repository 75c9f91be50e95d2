// The article on which a decision rests: one of those on the page of the rules, however it is typed.
import ids from 'virtual:article-ids';

/** `tr 14` and `TR. 14` are `tr` and `14`. */
const partsOf = (id: string): string => {
  const [, letters = '', number = ''] =
    /^([a-z]*)[-.]*(.*)$/.exec(id.replace(/\s/g, '').toLowerCase()) ?? [];
  return `${letters} ${number}`;
};

/** Whether there is such an article. */
export const isArticle = (text: string): boolean => ids.some((id) => partsOf(id) === partsOf(text));

/** All of them, to choose from. */
export const ARTICLES: readonly string[] = ids;
