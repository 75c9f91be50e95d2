// A player by number or by name, and who that is: of a board, whether it is empty.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Player } from '../api/types';
import { t } from '../i18n';
import { usePlayer } from '../players/lookUp';
import { FieldFrame } from '../ui/Field';
import { nameOf } from '../ui/PlayerName';
import { isName, useNames } from './names';

/** Longer than any name. */
const LONGEST = 100;

interface Props {
  name: string;
  label: string;
  /** What is told while nothing stands there. */
  empty?: string;
  /** A number, or what is typed of a name until somebody is chosen. */
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
}

export function PlayerNumber({ name, label, empty = '', value, onChange, required }: Props) {
  const player = usePlayer(value);
  const list = useChoice(value, onChange);
  const { players } = list;
  const told = player ? described(player) : player === null ? t('teams-no-such-player') : '';
  const found = players
    ? t(list.more ? 'teams-found-more' : 'teams-found', { n: players.length })
    : '';
  return (
    <div class="player-number" onFocusIn={list.show} onFocusOut={list.hide}>
      <FieldFrame name={name} label={label} hint={value.trim() ? told || found : empty}>
        {(ties) => (
          <input
            {...ties}
            {...list.ties}
            value={value}
            autoComplete="off"
            autoCapitalize="words"
            spellcheck={false}
            maxLength={LONGEST}
            required={required}
            onInput={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      {list.open && players && (
        <ul
          class="player-choices"
          ref={list.box}
          role="listbox"
          id={list.id}
          aria-label={t('teams-players-found')}
        >
          {players.map((each, at) => (
            <li
              key={each.id}
              id={list.optionId(at)}
              role="option"
              aria-selected={at === list.at || players.length === 1}
              // The field keeps the focus.
              onMouseDown={(press) => press.preventDefault()}
              onClick={() => list.choose(each)}
            >
              <b>
                <bdi>{nameOf(each)}</bdi>
              </b>{' '}
              <span class="muted small">
                {[each.title, each.federation, each.rating, each.id].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {/* The description of a field is not told again while somebody types in it. */}
      <span class="vh" role="status">
        {list.isHere ? found : ''}
      </span>
    </div>
  );
}

/** The list below the field: keys walk through it, Enter chooses, Escape closes it. */
function useChoice(value: string, onChange: (value: string) => void) {
  const id = useId();
  const { players, more = false } = useNames(value) ?? {};
  const [isHere, setHere] = useState(false);
  const [closed, setClosed] = useState(false);
  const [at, setAt] = useState(-1);
  const typed = useRef(value);
  if (typed.current !== value) {
    typed.current = value;
    setClosed(false);
    setAt(-1);
  }
  const open = isHere && !closed && !!players?.length;
  const box = useRef<HTMLUListElement>(null);
  // On phones a bar lies over the end of the page.
  useEffect(() => {
    const shown = box.current?.children[at] ?? box.current;
    if (open) shown?.scrollIntoView({ block: 'nearest' });
  }, [open, at, players]);
  const choose = (player: Player) => onChange(String(player.id));
  const close = () => {
    setClosed(true);
    setAt(-1);
  };
  const walk = (step: number) => {
    const count = players?.length ?? 0;
    setClosed(false);
    if (count) setAt((old) => (old < 0 && step < 0 ? count - 1 : (old + step + count) % count));
  };
  const onKeyDown = (press: KeyboardEvent) => {
    const { key, isComposing } = press;
    if (isComposing) return;
    const one = players?.[players.length === 1 ? 0 : at];
    if (key === 'ArrowDown' || key === 'ArrowUp') walk(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && open && one) choose(one);
    // Of a dialog only the list closes.
    else if (key === 'Escape' && open) close();
    else return;
    if (isName(value)) press.preventDefault();
  };
  const optionId = (n: number) => `${id}-${n}`;
  const ties = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'aria-activedescendant': open && at >= 0 ? optionId(at) : undefined,
    onKeyDown,
  } as const;
  return {
    ...{ id, players, more, open, at, isHere, box, ties, optionId, choose },
    show: () => setHere(true),
    hide: () => setHere(false),
  };
}

function described(player: Player): string {
  const { title, federation, rating } = player;
  const name = [title, nameOf(player)].filter(Boolean).join(' ');
  return [`${name} (${federation})`, rating].filter(Boolean).join(', ');
}
