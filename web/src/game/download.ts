// Saves files, a game's and others: their routes want the token, which a plain link cannot carry.
import { api, sessionFetch } from '../api/client';
import { problemOf } from '../api/problem';
import type { Problem } from '../api/types';

const FILES = { pgn: 'pgn', record: 'json' } as const;

export async function download(id: number, file: keyof typeof FILES): Promise<Problem | null> {
  const options = { params: { path: { id } }, parseAs: 'blob' } as const;
  const { data, error } = await api.GET(`/api/games/{id}/${file}`, options);
  if (!data) return error;
  saveAs(data, `posthorn-${id}.${FILES[file]}`);
  return null;
}

/** Saves a file of this server under a name; what went wrong comes back. */
export async function saveFrom(address: string, name: string): Promise<Problem | null> {
  const response = await sessionFetch(new Request(new URL(address, location.origin)));
  if (!response.ok) return problemOf(response);
  saveAs(await response.blob(), name);
  return null;
}

/** Fetches a file that whoever knows its address may have, and that comes under a name of its own. */
export function goTo(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  link.click();
}

export function saveAs(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
