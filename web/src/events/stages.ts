// Stages of championships and cups: which of them an event can be, and what is remarked on.
import { dashed, has, t } from '../i18n';
import { sectionText } from '../sectionName';
import type { EntryClass, EventKind, RuleSet, Stage, StageRemark } from './api';

interface Line {
  kind: EventKind;
  rules: RuleSet;
  teams: boolean;
}

/** To which events a stage belongs, as the server has it; it has the last word. */
const STAGES: Record<Stage, Line> = {
  open_class: { kind: 'promotion', rules: 'iccf', teams: false },
  higher_class: { kind: 'promotion', rules: 'iccf', teams: false },
  master_class: { kind: 'promotion', rules: 'iccf', teams: false },
  master_norm: { kind: 'norm', rules: 'iccf', teams: false },
  grandmaster_norm: { kind: 'norm', rules: 'iccf', teams: false },
  world_championship_preliminary: { kind: 'title', rules: 'iccf', teams: false },
  world_championship_semi_final: { kind: 'title', rules: 'iccf', teams: false },
  world_championship_candidates: { kind: 'title', rules: 'iccf', teams: false },
  world_championship_final: { kind: 'title', rules: 'iccf', teams: false },
  ladies_semi_final: { kind: 'title', rules: 'iccf', teams: false },
  ladies_final: { kind: 'title', rules: 'iccf', teams: false },
  world_cup_preliminary: { kind: 'cup', rules: 'iccf', teams: false },
  world_cup_semi_final: { kind: 'cup', rules: 'iccf', teams: false },
  world_cup_final: { kind: 'cup', rules: 'iccf', teams: false },
  zonal_preliminary: { kind: 'title', rules: 'iccf', teams: false },
  zonal_semi_final: { kind: 'title', rules: 'iccf', teams: false },
  zonal_final: { kind: 'title', rules: 'iccf', teams: false },
  olympiad_preliminary: { kind: 'title', rules: 'iccf', teams: true },
  olympiad_final: { kind: 'title', rules: 'iccf', teams: true },
  ladies_olympiad_preliminary: { kind: 'title', rules: 'iccf', teams: true },
  ladies_olympiad_final: { kind: 'title', rules: 'iccf', teams: true },
  league: { kind: 'team_league', rules: 'iccf', teams: true },
  international_open_preliminary: { kind: 'special', rules: 'iccf', teams: false },
  international_open_semi_final: { kind: 'special', rules: 'iccf', teams: false },
  international_open_final: { kind: 'special', rules: 'iccf', teams: false },
  international_invitational_teams: { kind: 'special', rules: 'iccf', teams: true },
  friendly_match: { kind: 'special', rules: 'iccf', teams: true },
  national_final: { kind: 'title', rules: 'sks', teams: false },
  national_semi_final: { kind: 'title', rules: 'sks', teams: false },
  national_quarter_final: { kind: 'title', rules: 'sks', teams: false },
  national_qualification: { kind: 'title', rules: 'sks', teams: false },
  national_veterans_final: { kind: 'title', rules: 'sks', teams: false },
  national_cup_final: { kind: 'cup', rules: 'sks', teams: false },
  national_cup_preliminary: { kind: 'cup', rules: 'sks', teams: false },
  national_fours_first_league: { kind: 'team_league', rules: 'sks', teams: true },
  national_fours_second_league: { kind: 'team_league', rules: 'sks', teams: true },
  national_threes_first_league: { kind: 'team_league', rules: 'sks', teams: true },
  national_threes_second_league: { kind: 'team_league', rules: 'sks', teams: true },
};

/** Classes that leave the stage open; every other one is a stage of its own. */
const WITHOUT_STAGE: readonly EntryClass[] = ['open', 'national', 'invitation'];

export const leavesStageOpen = (entry: string): boolean =>
  WITHOUT_STAGE.some((each) => each === entry);

const isClass = (stage: string, classes: readonly string[]): boolean => classes.includes(stage);

/** The stages that an event of this kind under these rules can say it is. */
export const stagesOf = (
  kind: string,
  rules: string,
  classes: readonly string[],
): readonly Stage[] =>
  (Object.keys(STAGES) as Stage[]).filter((stage) => {
    const line = STAGES[stage];
    const fits = line.kind === kind && line.rules === rules && !line.teams;
    return fits && !isClass(stage, classes);
  });

export const stageText = (stage: Stage): string => t(`events-stage-${dashed(stage)}`);

/** In what an event is not as its stage normally is; what we have no words for as the server says it. */
export function stageRemarkText(remark: StageRemark): string {
  const { code, detail, rule, section, year, found, normal } = remark;
  const id = `events-remark-${dashed(code)}${section === null ? '' : '-section'}`;
  const args = {
    section: section === null ? '' : sectionText(section),
    year: String(year ?? ''),
    n: found ?? 0,
    normal: normalText(normal ?? ''),
  };
  return `${has(id) ? t(id, args) : detail} (${rule})`;
}

/** "13, 15 or 17" in the reader's words. */
const normalText = (normal: string): string =>
  normal
    .replace(' or ', ` ${t('events-remark-or')} `)
    .replace('at least', t('events-remark-at-least'))
    .replace(' to ', t('events-remark-to'));
