// How lots were drawn: the seed, how anybody can work them out, and doing so here.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { drawn, quoted, ticketText } from './lots';

/** Somebody who has drawn a lot: a player, or a team. */
export interface Drawer {
  /** What stands for them in the text of the ticket. */
  who: number | string;
  name: string;
}

interface Props {
  seed: string;
  /** The name over which the lots were drawn. */
  section: string;
  /** Everybody by start number, in the groups within which lots were drawn. */
  groups: readonly (readonly Drawer[])[];
  /** What is said before the seed. */
  children: ComponentChildren;
  /** What is said of the first one's ticket. */
  how: string;
}

interface Checked {
  lines: { who: number | string; ticket: string }[];
  agrees: boolean;
}

export function LotsPanel({ seed, section, groups, children, how }: Props) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const everybody = groups.flat();
  const [sample] = everybody;
  const names = new Map(everybody.map(({ who, name }) => [who, name]));

  const check = async () => {
    const drawnIn = groups.map((group) =>
      drawn(
        seed,
        section,
        group.map(({ who }) => who),
      ),
    );
    const lines = (await Promise.all(drawnIn)).flat();
    const agrees = lines.every(({ who }, place) => who === everybody[place]?.who);
    setChecked({ lines, agrees });
  };
  return (
    <details class="panel pad lots">
      <summary>
        <h2>{t('section-lots')}</h2>
      </summary>
      {children}
      <p>
        {t('section-seed')} <code>{seed}</code>
      </p>
      {sample && (
        <>
          <p>{how}</p>
          <pre tabIndex={0}>
            <code>printf %s {quoted(ticketText(seed, section, sample.who))} | sha256sum</code>
          </pre>
        </>
      )}
      <p class="row">
        <button type="button" class="btn" onClick={() => void check()}>
          {t('section-lots-check')}
        </button>
      </p>
      <div role="status">
        {checked && <p>{t(checked.agrees ? 'section-lots-agree' : 'section-lots-differ')}</p>}
      </div>
      {checked && (
        <ol class="tickets">
          {checked.lines.map(({ who, ticket }) => (
            <li key={who}>
              {names.get(who)} <code>{ticket}</code>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
