// Why players are not taken in: of whom of those who were sent it was said, in words that fit.
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import type { RoundBefore } from './advancers';

/** The same refusal with whom it is about; what holds for the whole event is about nobody. */
export function advanceRefusal(refused: Problem, found: RoundBefore | null): Problem {
  const players = found?.sections.flatMap((section) => section.players) ?? [];
  const who = players.find(({ player }) => player.id === refused.player)?.player;
  if (!who) return refused;
  const own = refused.code === 'reason_missing' ? 'organise-advance-reason-missing' : '';
  const text = problemText({ ...refused, rule: null }, own);
  const detail = t('organise-advance-refused', { who: fullName(who), text });
  return { ...refused, code: 'advance_refused', detail };
}
