// Why players are not taken in: of whom of those who were sent it was said, in words that fit.
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import type { RoundBefore } from './advancers';

/** Codes of what holds for the whole event, whoever was sent first. */
const OF_EVENT: ReadonlySet<string> = new Set([
  'entries_closed',
  'entries_not_yet_open',
  'start_lists_published',
  'event_cancelled',
  'board_agreement_missing',
]);

/** What the server has put before the reason, which we say in the reader's words. */
function withoutName(detail: string, player: number): string {
  const mark = `(${player}): `;
  const at = detail.indexOf(mark);
  return at < 0 ? detail : detail.slice(at + mark.length);
}

/** The same refusal with what to tell in its detail, under a code that has no words of its own. */
export function advanceRefusal(refused: Problem, found: RoundBefore | null): Problem {
  const players = found?.sections.flatMap((section) => section.players) ?? [];
  const who = players.find(({ player }) => player.id === refused.player)?.player;
  if (!who) return refused;
  const plain = { ...refused, detail: withoutName(refused.detail, who.id), rule: null };
  if (OF_EVENT.has(refused.code)) return { ...plain, rule: refused.rule ?? null };
  const own = refused.code === 'reason_missing' ? 'organise-advance-reason-missing' : '';
  const text = problemText(plain, own);
  const detail = t('organise-advance-refused', { who: fullName(who), text });
  return { ...refused, code: 'advance_refused', detail };
}
