// Small words of events: what they cost, how far they are, who holds them.
import { num } from '../format';
import { dashed, t } from '../i18n';
import type { Variant } from '../api/types';
import { federationName } from '../ui/federations';
import type { Fee, Grounds, Phase } from './api';

/** Digits behind the point in a currency: 2 in euros, 0 in yen. */
export function decimals(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** 1050 of EUR → "10.50". */
export function amountText({ minor_units, currency }: Fee): string {
  const digits = decimals(currency);
  if (!digits) return String(minor_units);
  const text = String(minor_units).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** 2500 of EUR → "€25.00". */
export function money({ minor_units, currency }: Fee): string {
  return num(minor_units / 10 ** decimals(currency), { style: 'currency', currency });
}

export const phaseText = (phase: Phase): string => t(`events-phase-${dashed(phase)}`);

export const kindText = (kind: string): string => t(`events-kind-${dashed(kind)}`);

export const classText = (entry: string): string => t(`events-class-${dashed(entry)}`);

export const variantText = (variant: Variant): string =>
  variant === 'chess' ? t('events-chess') : t(`variant-${variant}`);

export const organiserText = (organiser: string): string =>
  organiser === 'ICCF' ? organiser : federationName(organiser);

/** Why somebody is let in beyond the rule for everybody: in words. */
export function groundsText(grounds: Grounds): string {
  if (grounds.kind === 'advanced') {
    const { section, place, text } = grounds;
    const from = t('events-grounds-advanced', { n: String(section), place });
    return text ? `${from}: ${text}` : from;
  }
  const parts = [
    t(`events-grounds-${dashed(grounds.kind)}`),
    'section' in grounds && grounds.section !== null
      ? t('events-grounds-section', { n: String(grounds.section) })
      : '',
    'article' in grounds ? grounds.article : '',
    ...('sections' in grounds
      ? grounds.sections.map((n) => t('events-grounds-section', { n: String(n) }))
      : []),
    'shared' in grounds && grounds.shared ? t('events-grounds-shared') : '',
    'text' in grounds ? grounds.text : '',
  ];
  return parts.filter(Boolean).join(', ');
}
