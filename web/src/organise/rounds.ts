// An event that goes on from another one: the number of the previous round as the draft holds it, and how many of each
// of its sections advance.
import type { Announcement, EventView } from '../events/api';
import { leavesStageOpen } from '../events/stages';
import { t } from '../i18n';
import { type Draft, alike, isOfTeams, withField } from './draft';
import { EVERYBODY, isSwiss } from './swiss';

/** The server's limits: how many of a section advance. */
export const ADVANCING_MIN = 1;
export const ADVANCING_MAX = 30;
/** Until the organiser says otherwise: the winners. */
const ADVANCING_USUAL = 1;

type Fields = Pick<Draft, 'previous' | 'advancing'>;
type Previous = Announcement['previous_round'];

export const previousFields = (previous: Previous): Fields => ({
  previous: String(previous?.event ?? ''),
  advancing: String(previous?.advancing ?? ''),
});

/** Who advances of a Swiss tournament nobody is asked. */
const advancingOf = (draft: Pick<Draft, 'system' | 'advancing'>): number =>
  isSwiss(draft) ? EVERYBODY : Number(draft.advancing);

/** Nothing: players enter. */
export const previousOf = (draft: Fields & Pick<Draft, 'system'>): Previous =>
  draft.previous ? { event: Number(draft.previous), advancing: advancingOf(draft) } : null;

const fits = (advancing: number): boolean =>
  Number.isInteger(advancing) && advancing >= ADVANCING_MIN && advancing <= ADVANCING_MAX;

/** Complaints by the name of the field. */
export function previousIsWrong(draft: Draft): Record<string, string> {
  if (!draft.previous) return {};
  if (isOfTeams(draft)) return { teams: t('error-round-not-of-kind') };
  if (!leavesStageOpen(draft.entry)) return { entry: t('error-round-not-of-kind') };
  return fits(advancingOf(draft)) ? {} : { advancing: t('error-bad-advancing') };
}

/** The next round begins as this one was announced; its players come from this one's tables, and have paid. */
export function roundAfter(event: EventView): Draft {
  const like = alike(event);
  // Another round is another stage.
  const open = like.stage ? withField(like, 'stage', '') : like;
  // Promotion and norm events have classes of their own.
  const kind = like.kind === 'promotion' || like.kind === 'norm' ? 'special' : like.kind;
  return {
    ...open,
    ...{ name: '', kind, entry: 'invitation', norms: '', norm_class: '', fee: '', payment: '' },
    ...previousFields({
      event: event.id,
      advancing: isSwiss(like) ? EVERYBODY : ADVANCING_USUAL,
    }),
  };
}
