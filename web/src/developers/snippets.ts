// What programs ask, to be copied: with the address of this server. The numbers are examples.

/** What everybody may read, by the name of its message. */
export const OPEN: readonly (readonly [what: string, ...paths: string[]])[] = [
  ['events', '/api/events', '/api/events/1'],
  [
    'tables',
    '/api/sections/1/table.csv',
    '/api/sections/1/table.html',
    '/api/sections/1/table.json',
  ],
  ['teams', '/api/events/1/team-tables.csv', '/api/events/1/team-tables.html'],
  ['games', '/api/sections/1/pgn', '/api/events/1/pgn', '/api/players/160012/pgn'],
  ['ratings', '/api/rating-lists', '/api/rating-lists/chess-2026-4/list.csv?federation=CZE'],
  ['players', '/api/federations/CZE/members'],
  [
    'feeds',
    '/api/sections/1/results.atom',
    '/api/events/1/results.atom',
    '/api/rating-lists.atom',
    '/api/events.atom',
    '/api/events.ics',
    '/api/seeks.atom',
  ],
];

/** Puts the table of a section into a page of another site. */
export const embedded = (origin: string, section: number): string => `<div id="posthorn"></div>
<script type="module">
  const answer = await fetch('${origin}/api/sections/${section}/table.html');
  const box = document.getElementById('posthorn');
  if (answer.ok) box.innerHTML = await answer.text();
</script>`;

export const snippets = (origin: string) => ({
  open: `curl "${origin}/api/events?limit=5"
curl "${origin}/api/sections/1/table.csv"
curl "${origin}/api/sections/1/pgn"`,

  embed: embedded(origin, 1),

  key: `export KEY=posthorn_CZE_…
curl "${origin}/api/events/1/entries" \\
  -H "authorization: Bearer $KEY" -H "content-type: application/json" \\
  -d '{"player": 160012}'`,

  changed: `curl "${origin}/api/sections/1/table.csv" \\
  --etag-compare table.etag --etag-save table.etag -o table.csv`,

  refusal: `{
  "type": "about:blank",
  "title": "Conflict",
  "status": 409,
  "code": "entries_closed",
  "detail": "Entries closed at 2026-01-03T00:00:00Z.",
  "rule": "TR-1.0.5"
}`,

  webhook: `from posthorn import check_webhook

message = check_webhook(secret, headers, body)
print(message["type"], message["data"])`,

  client: `from posthorn import Posthorn

server = Posthorn("${origin}")
for event in server.pages("/api/events", "events"):
    print(event["id"], event["phase"], event["name"])`,
});
