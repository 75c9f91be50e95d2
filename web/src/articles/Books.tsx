// The articles by book and chapter, and the ways to each.
import type { Article } from 'virtual:rules';
import { t } from '../i18n';
import { ArticleView } from './ArticleView';
import type { Answered } from './useAnswered';
import { bookOf, chapterOf } from './article';
import { bookText, chapterText } from './words';

/** The one that the address leads to, and by which id. */
export interface Arrival {
  id: string;
  asked: string;
}

interface Props {
  articles: readonly Article[];
  arrival: Arrival | null;
  answered: Answered;
}

/** In the order in which they come. */
function grouped<Key>(
  articles: readonly Article[],
  keyOf: (id: string) => Key,
): [Key, Article[]][] {
  const groups = new Map<Key, Article[]>();
  for (const article of articles) {
    const key = keyOf(article.id);
    groups.set(key, [...(groups.get(key) ?? []), article]);
  }
  return [...groups];
}

/** What is passed on the way to a heading has its true height only then: the page goes there once more. */
function arriveAgain(id: string) {
  const show = () => document.getElementById(id)?.scrollIntoView();
  requestAnimationFrame(() => {
    show();
    requestAnimationFrame(show);
  });
}

export function Books({ articles, arrival, answered }: Props) {
  const books = grouped(articles, bookOf);
  return (
    <>
      <nav class="law-books" aria-label={t('rules-books')}>
        <ul>
          {books.map(([book, { length: n }]) => (
            <li key={book}>
              <a href={`#book-${book}`} onClick={() => arriveAgain(`book-${book}`)}>
                {bookText(book)}
              </a>{' '}
              <span class="muted small">{n}</span>
            </li>
          ))}
        </ul>
      </nav>
      {books.map(([book, own]) => (
        <section key={book} aria-labelledby={`book-${book}`}>
          <h2 id={`book-${book}`} tabIndex={-1}>
            {bookText(book)}
          </h2>
          <Book articles={own} arrival={arrival} answered={answered} />
        </section>
      ))}
    </>
  );
}

function Book({ articles, arrival, answered }: Props) {
  const chapters = grouped(articles, chapterOf);
  const named = chapters.flatMap(([chapter]) => chapter ?? []);
  return (
    <>
      {named.length > 1 && (
        <ul class="law-chapters">
          {named.map((chapter) => (
            <li key={chapter}>
              <a href={`#chapter-${chapter}`} onClick={() => arriveAgain(`chapter-${chapter}`)}>
                {chapterText(chapter)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {chapters.map(([chapter, own]) => (
        <div key={chapter} class="law-chapter">
          {chapter !== null && (
            <h3 id={`chapter-${chapter}`} tabIndex={-1}>
              {chapterText(chapter)}
            </h3>
          )}
          {own.map((article) => (
            <ArticleView
              key={article.id}
              of={article}
              level={chapter === null ? 3 : 4}
              asked={arrival?.id === article.id ? arrival.asked : null}
              answered={answered.get(article.id) ?? 0}
            />
          ))}
        </div>
      ))}
    </>
  );
}
