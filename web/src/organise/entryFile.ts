// A file of entries, in parts as large as the server takes: each begins with the headings, and has its rows in the lines
// in which they stand in the file.
import { api } from '../api/client';
import { refusal } from '../api/problem';
import type { components } from '../api/schema';
import type { Problem } from '../api/types';
import type { FileFault } from '../imports/FileFaults';

type Schemas = components['schemas'];
export type EnteredPlayer = Schemas['EnteredPlayer'];

/** The server's limit of one file, in players: they are entered together or not at all. */
export const PLAYERS_MAX = 45;

/** Where records begin, the empty lines between them left out, and where the last one ends; quoted lines are one. */
function recordsOf(csv: string): [start: number, end: number][] {
  const records: [number, number][] = [];
  let [start, quoted, fresh] = [0, false, true];
  for (let at = 0; at <= csv.length; at += 1) {
    const each = csv.charAt(at);
    if (quoted && at < csv.length) {
      if (each === '"' && csv.charAt(at + 1) === '"') at += 1;
      else if (each === '"') quoted = false;
      continue;
    }
    if (each === '"' && fresh) quoted = true;
    fresh = /[,;\t\n]/.test(each);
    if (each !== '\n' && at < csv.length) continue;
    if (csv.slice(start, at).replaceAll('\r', ''))
      records.push([start, Math.min(at + 1, csv.length)]);
    start = at + 1;
  }
  return records;
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** What is sent one after the other; one part where there is nothing to divide. */
export function partsOf(csv: string): string[] {
  const [heading, ...rows] = recordsOf(csv);
  if (!heading || rows.length <= PLAYERS_MAX) return [csv];
  const head = csv.slice(0, heading[1]);
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += PLAYERS_MAX) {
    const some = rows.slice(from, from + PLAYERS_MAX);
    const [start, end] = [some[0]?.[0] ?? 0, some.at(-1)?.[1] ?? csv.length];
    parts.push(head + '\n'.repeat(linesIn(csv.slice(heading[1], start))) + csv.slice(start, end));
  }
  return parts;
}

/** What would become of a file, or has: of its parts together. */
export interface FileResult {
  entered: readonly EnteredPlayer[];
  faults: readonly FileFault[];
  ignored: readonly string[];
}

/** An answer about a part, faults that it was refused for among them; or why there is none. */
async function post(event: number, csv: string, dry: boolean): Promise<FileResult | Problem> {
  const { data, error } = await api.POST('/api/events/{id}/entries/file', {
    params: { path: { id: event } },
    body: { csv, dry_run: dry },
  });
  if (data) return { entered: data.entered, faults: data.problems, ignored: data.ignored_columns };
  if (error?.errors?.length) return { entered: [], faults: error.errors, ignored: [] };
  return error ?? refusal('internal', '');
}

/** Each player once: who stands in two parts has entered by the first. */
function together(results: readonly FileResult[]): FileResult {
  const entered = new Map<number, EnteredPlayer>();
  for (const each of results.flatMap((result) => result.entered))
    if (!entered.has(each.player.id)) entered.set(each.player.id, each);
  return {
    entered: [...entered.values()],
    faults: results.flatMap(({ faults }) => faults),
    ignored: [...new Set(results.flatMap(({ ignored }) => ignored))],
  };
}

interface Done {
  result: FileResult;
  /** Why it did not come to the end. */
  problem: Problem | null;
}

/**
 * Checks or enters a file, part by part, and tells which is on its way. Checking goes on after a fault, so that all are
 * told at once; entering stops there.
 */
export async function sendFile(
  event: number,
  csv: string,
  dry: boolean,
  onPart: (part: number, of: number) => void,
): Promise<Done> {
  const parts = partsOf(csv);
  const results: FileResult[] = [];
  for (const [at, part] of parts.entries()) {
    onPart(at + 1, parts.length);
    const result = await post(event, part, dry);
    if ('code' in result) return { result: together(results), problem: result };
    results.push(result);
    if (!dry && result.faults.length) break;
  }
  return { result: together(results), problem: null };
}
