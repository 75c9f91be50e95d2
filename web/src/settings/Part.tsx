// One part of the settings: a panel that the list of parts leads to.
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';

export const PARTS = ['language', 'device', 'mails', 'push', 'sign-in', 'data', 'profile'] as const;
type PartName = (typeof PARTS)[number];

export function Part({ name, children }: { name: PartName; children: ComponentChildren }) {
  return (
    <section class="panel pad part" id={name} aria-labelledby={`h-${name}`}>
      <h2 id={`h-${name}`}>{t(`settings-part-${name}`)}</h2>
      {children}
    </section>
  );
}

/** Where each part is; a part that is not there is not named. */
export function PartList({ parts }: { parts: readonly PartName[] }) {
  return (
    <nav class="parts" aria-label={t('settings-parts')}>
      {parts.map((name) => (
        <a key={name} href={`#${name}`}>
          {t(`settings-part-${name}`)}
        </a>
      ))}
    </nav>
  );
}
