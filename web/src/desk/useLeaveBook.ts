// A player's leave in an event, as officials see and change it.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { ChangePlayerLeave, CorrectAllowance, LeaveBook, Problem } from '../api/types';

/** What an official enters; the rest is which player in which event. */
export type Entry =
  | { action: 'grant' | 'withdraw'; first: string; last: string; reason: string }
  | { action: 'correct'; year: number; days: number; reason: string };

const PATHS = { grant: '/api/director/leave', withdraw: '/api/director/leave/cancel' } as const;

function post(entry: Entry, who: { section: number; player: number }) {
  if (entry.action === 'correct') {
    const { year, days, reason } = entry;
    const body: CorrectAllowance = { ...who, year, days, reason };
    return api.POST('/api/director/leave/allowance', { body });
  }
  const { first, last, reason } = entry;
  const body: ChangePlayerLeave = { ...who, first, last, reason };
  return api.POST(PATHS[entry.action], { body });
}

export function useLeaveBook() {
  const [book, setBook] = useState<LeaveBook | null>(null);

  const open = async (section: number, player: number): Promise<Problem | undefined> => {
    const { data, error } = await api.GET('/api/director/leave/{section}/{player}', {
      params: { path: { section, player } },
    });
    setBook(data ?? null);
    return error;
  };
  const enter = async (entry: Entry): Promise<Problem | null> => {
    if (!book) return null;
    const who = { section: book.leave.section.id, player: book.player.id };
    const { data, error } = await post(entry, who);
    if (data) setBook(data);
    return error ?? null;
  };
  return { book, open, enter };
}
