// The lots that gave the start numbers: the seed, how anybody can work them out, and doing so here.
import { useState } from 'preact/hooks';
import type { SectionView } from '../events/api';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import { drawn, lotGroups, quoted, ticketText } from './lots';
import { inOrder } from './table';

interface Checked {
  lines: { player: number; ticket: string }[];
  agrees: boolean;
}

interface Props {
  section: SectionView;
  seed: string;
}

export function Lots({ section, seed }: Props) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const players = inOrder(section.players, 'number').map(({ player }) => player);
  const [sample] = players;
  const names = new Map(players.map((player) => [player.id, fullName(player)]));
  const groups = lotGroups(section);

  const check = async () => {
    const drawnIn = groups.map((group) => drawn(seed, section.name, group));
    const lines = (await Promise.all(drawnIn)).flat();
    const agrees = lines.every(({ player }, place) => player === players[place]?.id);
    setChecked({ lines, agrees });
  };
  return (
    <details class="panel pad lots">
      <summary>
        <h2>{t('section-lots')}</h2>
      </summary>
      <p>{t('section-lots-text')}</p>
      <p>
        {section.system === 'scheveningen'
          ? t('section-lots-sides', { n: (groups[0]?.length ?? 0) + 1 })
          : t('section-lots-all')}
      </p>
      <p>
        {t('section-seed')} <code>{seed}</code>
      </p>
      {sample && (
        <>
          <p>{t('section-lots-how', { who: fullName(sample), n: String(sample.id) })}</p>
          <pre tabIndex={0}>
            <code>printf %s {quoted(ticketText(seed, section.name, sample.id))} | sha256sum</code>
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
          {checked.lines.map(({ player, ticket }) => (
            <li key={player}>
              {names.get(player)} <code>{ticket}</code>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
