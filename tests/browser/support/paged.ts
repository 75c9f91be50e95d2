// Lists in pages, for routes that tests answer themselves.

/** As the server does it: the page that is asked for, and where the next one begins. */
export function paged<Line>(lines: Line[], query: URLSearchParams) {
  const [first, limit] = [Number(query.get('after') ?? 0), Number(query.get('limit') ?? 50)];
  const next = first + limit;
  return {
    lines: lines.slice(first, next),
    next: next < lines.length ? String(next) : null,
  };
}
