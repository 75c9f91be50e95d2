// The lots that gave the start numbers: the seed, how anybody can work them out, and doing so here.
import { useState } from 'preact/hooks';
import type { SectionView } from '../events/api';
import { t } from '../i18n';
import { fullName } from '../ui/PlayerName';
import { inOrder } from './table';
import { drawn, ticketText } from './lots';

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
  const players = inOrder(section.players, 'number');
  const sample = players[0]?.player;
  const names = new Map(players.map(({ player }) => [player.id, fullName(player)]));

  const check = async () => {
    const lines = await drawn(
      seed,
      section.name,
      players.map(({ player }) => player.id),
    );
    const agrees = lines.every(({ player }, place) => player === players[place]?.player.id);
    setChecked({ lines, agrees });
  };
  return (
    <details class="panel pad lots">
      <summary>
        <h2>{t('section-lots')}</h2>
      </summary>
      <p>{t('section-lots-text')}</p>
      <p>
        {t('section-seed')} <code>{seed}</code>
      </p>
      {sample && (
        <>
          <p>{t('section-lots-how', { who: fullName(sample), n: String(sample.id) })}</p>
          <pre tabIndex={0}>
            <code>printf %s "{ticketText(seed, section.name, sample.id)}" | sha256sum</code>
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
