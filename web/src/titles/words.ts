// Awards, grounds and steps in words.
import { dashed, t } from '../i18n';
import type { Office } from '../session';
import type { Grounds, Step, TitleCase } from './api';

export const AWARDS = [
  ...['GM', 'SIM', 'IM', 'CCM', 'CCE', 'IA', 'WCCC', 'LWCCC', 'MKŠ'],
  ...['LGM', 'LIM'],
] as const;
export const GROUNDS: readonly Grounds[] = [
  ...(['direct', 'norms', 'congress', 'exceptional', 'arbiter'] as const),
  ...(['in_memoriam', 'national', 'revocation'] as const),
];
/** Those who decide titles, recommend them, or record the votes of Congress. */
export const TITLE_OFFICES: Office[] = [
  'qualifications_commissioner',
  'executive_board',
  'arbiter_committee',
  'disciplinary_committee',
];
/** World champions are numbered. */
export const hasCycle = (award: string) => award === 'WCCC' || award === 'LWCCC';
/** Grounds that name an article. */
export const hasArticle = (grounds: Grounds) => grounds === 'direct' || grounds === 'national';

const OTHERS: Readonly<Record<string, string>> = {
  WCCC: 'titles-award-world',
  LWCCC: 'titles-award-ladies',
  IA: 'titles-award-arbiter',
  MKŠ: 'titles-award-national',
};

export function awardText(award: string, cycle: number | null = null): string {
  const name = t(OTHERS[award] ?? `title-${award}`);
  return cycle === null ? name : t('titles-numbered', { n: String(cycle), name });
}

export function groundsText(grounds: Grounds, article: string | null): string {
  const text = t(`titles-grounds-${dashed(grounds)}`);
  if (article === null) return text;
  return `${text} (${grounds === 'national' ? `SKS-5 ${article}` : `TR-${article}`})`;
}

/** Whether it is proposed to revoke what is in force. */
export const isToBeRevoked = ({ state, decisions }: Pick<TitleCase, 'state' | 'decisions'>) =>
  state === 'confirmed' && decisions.at(-1)?.step === 'propose_revocation';

export const stateText = (of: Pick<TitleCase, 'state' | 'decisions'>) =>
  t(`titles-state-${isToBeRevoked(of) ? 'to-be-revoked' : of.state}`);

/** What a step is called: to refuse the revocation of what was confirmed is to keep it. */
export const stepWord = ({ state }: Pick<TitleCase, 'state'>, step: Step | 'propose') =>
  step === 'refuse' && (state === 'confirmed' || state === 'revoked') ? 'keep' : dashed(step);

/** What the offices say their words about: a revocation, of its own or of what was confirmed. */
export const aboutOf = ({ grounds }: Pick<TitleCase, 'grounds'>, step: string) =>
  step === 'revoke' || grounds === 'revocation' ? 'revoke' : 'confirm';

/** The step that the case comes to next. */
export const aheadOf = (of: Pick<TitleCase, 'grounds' | 'state'>) =>
  aboutOf(of, of.state === 'confirmed' ? 'revoke' : 'confirm');
