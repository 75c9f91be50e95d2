// A player by number or by name, and who that is: wherever a form asks for somebody.
import { useContext, useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Player } from '../api/types';
import { t } from '../i18n';
import { FieldFrame } from '../ui/Field';
import { FieldErrors } from '../ui/Form';
import { nameOf } from '../ui/PlayerName';
import { isNumber, remember, usePlayer } from './lookUp';
import { isName, useNames } from './names';
import '../styles/player-number.css';

/** Longer than any name. */
const LONGEST = 100;

interface Props {
  name: string;
  label: string;
  /** What is told while nothing stands there. */
  empty?: string | undefined;
  /** A number, or what is typed of a name until somebody is chosen. */
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
}

export function PlayerNumber({ name, label, empty = '', value, onChange, required }: Props) {
  const player = usePlayer(value);
  const list = useChoice(value, onChange);
  const { players, found } = list;
  const errors = useContext(FieldErrors);
  const nobody = player === null && !errors[name] ? t('player-no-such') : '';
  const told = player ? described(player) : found;
  // The line stands there before the answer does: a form that moves under a press is not pressed.
  const hint = value.trim() ? told || '\u00a0' : empty;
  return (
    <div class="player-number" onFocusIn={list.show} onFocusOut={list.hide}>
      <FieldErrors.Provider value={nobody ? { ...errors, [name]: nobody } : errors}>
        <FieldFrame name={name} label={label} hint={hint}>
          {(ties) => (
            <input
              {...ties}
              {...list.ties}
              // Forms put the focus on what they have refused, which this is not yet.
              aria-invalid={!!errors[name]}
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
      </FieldErrors.Provider>
      {list.open && players && (
        <ul
          class="player-choices"
          ref={list.box}
          role="listbox"
          id={list.id}
          aria-label={t('players-found-list')}
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
        {list.isHere ? nobody || told : ''}
      </span>
    </div>
  );
}

interface FieldProps extends Omit<Props, 'label' | 'value' | 'onChange' | 'required'> {
  label?: string;
  /** Who stands there at first, by number. */
  first?: string;
}

/** A player whom a form needs, read from the form when it is sent. */
export function PlayerField({ label = t('player-field'), first = '', ...rest }: FieldProps) {
  const [value, setValue] = useState(first);
  return <PlayerNumber {...rest} label={label} value={value} onChange={setValue} required />;
}

/** What is wrong with a player whom a form asks for under this name. */
export const playerFault = (name: string, typed = ''): Record<string, string> =>
  isNumber(typed) ? {} : { [name]: t('player-number-wrong') };

/** The list below the field: keys walk through it, Enter chooses, Escape closes it. */
function useChoice(value: string, onChange: (value: string) => void) {
  const id = useId();
  const answer = useNames(value);
  const players = answer?.players;
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
  const choose = (player: Player) => {
    remember([player]);
    onChange(String(player.id));
  };
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
    ...{ id, players, found: foundText(answer), open, at, isHere, box, ties, optionId, choose },
    show: () => setHere(true),
    hide: () => setHere(false),
  };
}

function foundText(answer: ReturnType<typeof useNames>): string {
  if (answer === undefined) return '';
  if (!answer) return t('players-unsearched');
  const { players, more } = answer;
  return t(more ? 'players-found-more' : 'players-found', { n: players.length });
}

function described(player: Player): string {
  const { title, federation, rating } = player;
  const name = [title, nameOf(player)].filter(Boolean).join(' ');
  return [`${name} (${federation})`, rating].filter(Boolean).join(', ');
}
