// Stages of championships and cups: which of them an event can be, and what is remarked on.
import stages from 'virtual:stages';
import { num } from '../format';
import { dashed, has, lang, t } from '../i18n';
import { sectionText } from '../sectionName';
import type { EntryClass, Stage, StageRemark } from './api';

/** Classes that leave the stage open; every other one is a stage of its own. */
const WITHOUT_STAGE: readonly EntryClass[] = ['open', 'national', 'invitation'];

export const leavesStageOpen = (entry: string): boolean =>
  WITHOUT_STAGE.some((each) => each === entry);

const isClass = (stage: string, classes: readonly string[]): boolean => classes.includes(stage);

/** The stages that an event of this kind under these rules can say it is, of teams or of single players. */
export const stagesOf = (
  kind: string,
  rules: string,
  classes: readonly string[],
  ofTeams = false,
): readonly Stage[] =>
  stages
    .filter((line) => line.kind === kind && line.rules === rules)
    .filter(({ teams }) => teams === (ofTeams ? 'yes' : 'no'))
    .map(({ stage }) => stage as Stage)
    .filter((stage) => !isClass(stage, classes));

export const stageText = (stage: Stage): string => t(`events-stage-${dashed(stage)}`);

/** In what an event is not as its stage normally is; what we have no words for as the server says it. */
export function stageRemarkText(remark: StageRemark): string {
  const { code, detail, rule, section, year, found, normal } = remark;
  const id = `events-remark-${dashed(code)}${section === null ? '' : '-section'}`;
  const args = {
    section: section === null ? '' : sectionText(section),
    year: String(year ?? ''),
    n: found ?? 0,
    normal: normalText(normal),
  };
  return `${has(id) ? t(id, args) : detail} (${rule})`;
}

/** "13, 15 or 17" in the reader's words. */
function normalText(normal: StageRemark['normal']): string {
  const ranges = normal.map(({ from, to }) => {
    if (to === null) return t('events-remark-at-least', { n: from });
    return from === to || from === 0 ? num(to) : `${num(from)}–${num(to)}`;
  });
  return new Intl.ListFormat(lang.value, { type: 'disjunction' }).format(ranges);
}
