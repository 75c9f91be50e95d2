// The steps of the wizard: which fields each has, what they say together, and to which a refusal of
// the server belongs.
import { refusal } from '../api/problem';
import type { Problem, Variant } from '../api/types';
import { instantOf } from '../desk/outage';
import { t } from '../i18n';
import { isNumber } from '../players/lookUp';
import { loadRules } from '../rules';
import { type Draft, type FieldName, isOfTeams, minorUnits, tiesOf } from './draft';
import { leagueIsWrong } from './league';
import { isKnockOut, knockOutIsWrong } from './knockOut';
import { previousIsWrong } from './rounds';
import { isSilli, silliIsWrong } from './silli';
import { isSwiss, swissIsWrong } from './swiss';
import { aboutIsWrong, paymentIsWrong } from './words';

export const STEPS = ['what', 'who', 'how', 'time', 'dates'] as const;
/** `published`: all that can be changed once the start lists are published. */
export type Step = (typeof STEPS)[number] | 'published';

const STEP_OF_FIELD: Partial<Record<FieldName, Step>> = {
  code: 'what',
  name: 'what',
  about: 'what',
  kind: 'what',
  organiser: 'what',
  rule_set: 'what',
  director: 'what',
  variant: 'what',
  medium: 'what',
  start: 'what',
  fen: 'what',
  entry: 'who',
  teams: 'who',
  eligible: 'who',
  stage: 'who',
  winner_alone: 'who',
  unrated_level: 'who',
  fee: 'who',
  currency: 'who',
  payment: 'who',
  advancing: 'who',
  system: 'how',
  section_size: 'how',
  games_each: 'how',
  boards: 'how',
  promotion: 'how',
  replaced_most: 'how',
  once_a_board: 'how',
  naming_days: 'how',
  divisions: 'how',
  follows: 'how',
  outside_laws: 'how',
  rated: 'how',
  norms: 'how',
  ladies: 'how',
  norm_class: 'how',
  tie_1: 'how',
  control: 'time',
  leave_days: 'time',
  silence: 'time',
  flag: 'time',
  entries_open_at: 'dates',
  entries_close_at: 'dates',
  starts_at: 'dates',
  ends_at: 'dates',
};

/** The field to which a refused announcement's code belongs. */
export const FIELD_OF: Readonly<Record<string, FieldName>> = {
  bad_event_code: 'code',
  code_taken: 'code',
  code_is_fixed: 'code',
  bad_event_name: 'name',
  bad_about: 'about',
  bad_payment: 'payment',
  team_terms_missing: 'teams',
  event_not_of_teams: 'teams',
  bad_boards: 'boards',
  boards_of_stage: 'boards',
  eligible_teams_of_stage: 'eligible',
  promotion_terms_unfit: 'promotion',
  bad_number_of_replacements: 'replaced_most',
  bad_naming_days: 'naming_days',
  norm_class_unfit: 'norm_class',
  bad_divisions: 'divisions',
  no_season_to_follow: 'follows',
  class_not_of_kind: 'kind',
  thematic_not_special: 'kind',
  rule_set_not_of_organiser: 'rule_set',
  rule_set_not_said: 'rule_set',
  stage_not_of_class: 'stage',
  stage_not_of_kind: 'stage',
  stage_not_of_rule_set: 'stage',
  advancing_not_of_stage: 'stage',
  level_as_printed: 'unrated_level',
  level_not_stated: 'unrated_level',
  class_not_of_rule_set: 'rule_set',
  no_director: 'director',
  directs_no_tournaments: 'director',
  start_positions: 'start',
  bad_start_position: 'fen',
  national_without_federation: 'organiser',
  fee_of_nothing: 'fee',
  fee_above_approved: 'fee',
  section_size: 'section_size',
  unequal_sides: 'section_size',
  class_size: 'section_size',
  too_few_for_norms: 'section_size',
  class_system: 'system',
  system_not_of_kind: 'system',
  system_elsewhere: 'system',
  silli_games: 'games_each',
  knock_out_games: 'games_each',
  swiss_rounds: 'games_each',
  swiss_round_before: 'games_each',
  round_not_of_kind: 'entry',
  bad_advancing: 'advancing',
  no_round_before: 'advancing',
  round_before_stays: 'advancing',
  makruk_rated: 'rated',
  thematic_rated: 'rated',
  norms_missing: 'norms',
  norms_not_of_kind: 'norms',
  norms_not_of_variant: 'norms',
  norms_national: 'norms',
  tie_break_twice: 'tie_1',
  tie_breaks_missing: 'tie_1',
  bad_time_control: 'control',
  too_little_time: 'control',
  too_little_time_by_post: 'control',
  triple_block_elsewhere: 'control',
  leave_in_triple_block: 'leave_days',
  silence_in_triple_block: 'silence',
  closes_before_opening: 'entries_close_at',
  closes_after_start: 'entries_close_at',
  starts_in_past: 'starts_at',
  too_short_notice: 'starts_at',
  round_too_long: 'ends_at',
  ends_before_start: 'ends_at',
  ends_earlier: 'ends_at',
};

/** Where a refusal is to be mended; null where no field is to blame. */
export function stepOf(code: string): Step | null {
  const field = FIELD_OF[code];
  return (field && STEP_OF_FIELD[field]) ?? null;
}

/** By post another limit is too little, which the same code tells (TR-9.2). */
export const refusedOf = (problem: Problem, { medium }: Pick<Draft, 'medium'>): Problem =>
  problem.code === 'too_little_time' && medium === 'post'
    ? { ...problem, code: 'too_little_time_by_post' }
    : problem;

type Wrong = Record<string, string>;

function directorIsWrong({ director }: Draft): Wrong {
  return isNumber(director) ? {} : { director: t('player-number-wrong') };
}

function whatIsWrong(draft: Draft): Wrong {
  const { code, fen, start, variant } = draft;
  if (!/^[A-Z0-9/.-]+$/.test(code.trim())) return { code: t('organise-code-wrong') };
  const drawn = start === 'per_game' || start === 'one_for_all';
  if (drawn && variant !== 'chess960') return { start: t('organise-start-960') };
  if (variant === 'chess960' && start === 'usual') return { start: t('organise-start-drawn') };
  if (start === 'from' && !fen.trim()) return { fen: t('field-required') };
  if (!draft.rule_set) return { rule_set: t('organise-rules-missing') };
  return { ...directorIsWrong(draft), ...aboutIsWrong(draft) };
}

/** No game can start from what was typed. The variant's rules are fetched only for a position. */
async function positionIsWrong({ start, fen, variant }: Draft): Promise<Problem | undefined> {
  if (start !== 'from') return undefined;
  try {
    const { read } = await loadRules(variant as Variant);
    return read(fen.trim()) ? undefined : refusal('bad_start_position', t('organise-fen-wrong'));
  } catch {
    // Without the code of the rules the server says it, after the last look.
    return undefined;
  }
}

/** What takes a while to be found wrong in a step whose fields fit together. */
export const looksWrongIn = async (step: Step, draft: Draft): Promise<Problem | undefined> =>
  step === 'what' ? positionIsWrong(draft) : undefined;

function whoIsWrong(draft: Draft): Wrong {
  const { fee, currency } = draft;
  const previous = previousIsWrong(draft);
  if (!fee.trim()) return previous;
  const units = minorUnits(fee, currency);
  return {
    ...previous,
    ...(units ? {} : { fee: t('organise-fee-wrong') }),
    ...paymentIsWrong(draft),
  };
}

function howIsWrong(draft: Draft): Wrong {
  const { system, section_size: size } = draft;
  if (system === 'scheveningen' && Number(size) % 2) return { section_size: t('organise-even') };
  const silli = isSilli(draft) && silliIsWrong(draft);
  if (silli) return silli;
  const knockOut = isKnockOut(draft) && knockOutIsWrong(draft);
  if (knockOut) return knockOut;
  const swiss = isSwiss(draft) && swissIsWrong(draft);
  if (swiss) return swiss;
  const chosen = tiesOf(draft);
  if (new Set(chosen).size < chosen.length) return { tie_1: t('organise-ties-twice') };
  return isOfTeams(draft) ? leagueIsWrong(draft) : {};
}

function entriesAreWrong(open: string, close: string, start: string): Wrong | null {
  if (!open) return { entries_open_at: t('field-unreadable') };
  if (!close) return { entries_close_at: t('field-unreadable') };
  if (!start) return null;
  if (close <= open) return { entries_close_at: t('organise-close-after-open') };
  return start < close ? { starts_at: t('organise-start-after-close') } : null;
}

function datesAreWrong(draft: Draft, elsewhere: boolean): Wrong {
  const at = (name: FieldName) => instantOf(draft[name]) ?? '';
  const start = at('starts_at');
  const entries =
    !elsewhere && entriesAreWrong(at('entries_open_at'), at('entries_close_at'), start);
  if (entries) return entries;
  if (!start) return { starts_at: t('field-unreadable') };
  const end = at('ends_at');
  return end && end <= start ? { ends_at: t('organise-end-after-start') } : {};
}

/**
 * What the fields of a step say together, once each is right; complaints by the name of the field. An
 * event that was begun elsewhere takes no entries.
 */
export function whatIsWrongIn(step: Step, draft: Draft, elsewhere = false): Wrong {
  switch (step) {
    case 'what':
      return whatIsWrong(draft);
    case 'who':
      return whoIsWrong(draft);
    case 'how':
      return howIsWrong(draft);
    case 'dates':
      return datesAreWrong(draft, elsewhere);
    case 'published':
      return { ...directorIsWrong(draft), ...aboutIsWrong(draft), ...paymentIsWrong(draft) };
    case 'time':
      return {};
  }
}
