// Lists that the server tells page by page, read to their end.
import type { Problem } from './types';

/** Lines of a page: as many as the server gives. */
export const PAGE_LINES = 200;

export interface PageQuery {
  limit: number;
  after?: string;
}

export const pageQuery = (after: string | null): PageQuery =>
  after === null ? { limit: PAGE_LINES } : { limit: PAGE_LINES, after };

interface Answer<Page> {
  data?: Page;
  error?: Problem;
}

/** All pages, one after the other. What goes wrong ends it: the pages before it are answered too. */
export async function everyPage<Page extends { next: string | null }>(
  read: (query: PageQuery) => Promise<Answer<Page>>,
): Promise<{ pages: Page[]; problem: Problem | null }> {
  const pages: Page[] = [];
  let after: string | null = null;
  for (;;) {
    const { data, error }: Answer<Page> = await read(pageQuery(after));
    if (data) pages.push(data);
    after = data?.next ?? null;
    if (after === null) return { pages, problem: error ?? null };
  }
}
