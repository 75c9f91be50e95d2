// A player by number, with the name that belongs to it: of a board, whether it is empty.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Player } from '../api/types';
import { t } from '../i18n';
import { FieldFrame } from '../ui/Field';
import { nameOf } from '../ui/PlayerName';

const NUMBER = /^[1-9]\d{0,9}$/;

export const isNumber = (text: string): boolean => NUMBER.test(text.trim());

/** Whom the reader has looked up already: several fields may name the same player. */
const known = new Map<number, Player | null>();

export const remember = (players: readonly Player[]) => {
  for (const player of players) known.set(player.id, player);
};

async function lookUp(id: number): Promise<Player | null | undefined> {
  const kept = known.get(id);
  if (kept !== undefined) return kept;
  const { data, response } = await api.GET('/api/players/{id}', { params: { path: { id } } });
  const found = data?.player ?? (response.status === 404 ? null : undefined);
  if (found !== undefined) known.set(id, found);
  return found;
}

/** The player with this number: null where there is none, undefined while nobody knows. */
function usePlayer(typed: string): Player | null | undefined {
  const id = isNumber(typed) ? Number(typed) : 0;
  const [found, setFound] = useState<[number, Player | null | undefined]>([0, undefined]);
  useEffect(() => {
    if (!id) return;
    let late = false;
    void lookUp(id).then((player) => !late && setFound([id, player]));
    return () => {
      late = true;
    };
  }, [id]);
  return found[0] === id ? found[1] : undefined;
}

interface Props {
  name: string;
  label: string;
  /** What is told while nothing stands there. */
  empty?: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
}

export function PlayerNumber({ name, label, empty = '', value, onChange, required }: Props) {
  const player = usePlayer(value);
  const told = player ? described(player) : player === null ? t('teams-no-such-player') : '';
  return (
    <FieldFrame name={name} label={label} hint={value.trim() ? told : empty}>
      {(ties) => (
        <input
          {...ties}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          required={required}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

function described(player: Player): string {
  const { title, federation, rating } = player;
  const name = [title, nameOf(player)].filter(Boolean).join(' ');
  return [`${name} (${federation})`, rating].filter(Boolean).join(', ');
}
