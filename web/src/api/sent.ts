// Requests with a key of the client's: the same one again makes nothing new.

/** What was sent last, and under which key. */
export interface Sent {
  text: string;
  id: string;
}

/** The same content keeps its key: an answer that was lost is asked for again, and nothing is made twice. */
export function sentAs(last: Sent | null, content: object, newId: () => string): Sent {
  const text = JSON.stringify(content);
  return last?.text === text ? last : { text, id: newId() };
}
