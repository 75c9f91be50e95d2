// A tournament among friends is written: its name, and who is invited, one after the other.
import { useContext, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { isNumber, lookUp, usePlayer } from '../players/lookUp';
import { PlayerNumber } from '../players/PlayerNumber';
import { session } from '../session';
import { FieldErrors } from '../ui/Form';
import { fullName, PlayerName } from '../ui/PlayerName';
import { type Draft, INVITED_MAX, numbersIn, withNumber, withoutNumber } from './draft';
import { TextField, Writing } from './fields';

export function FriendsFields() {
  return (
    <>
      <TextField name="tournament" label={t('play-tournament')} required />
      <Invited />
    </>
  );
}

/** What is wrong with whoever comes next; null: nothing. */
export function inviteFault({ invited, invite }: Draft, me: number | undefined): string | null {
  const all = numbersIn(invited);
  const number = Number(invite);
  if (!isNumber(invite)) return t('player-number-wrong');
  if (number === me) return t('play-invite-oneself');
  if (all.includes(number)) return t('play-invite-twice');
  return all.length >= INVITED_MAX ? t('play-invite-many') : null;
}

function Invited() {
  const { draft } = useContext(Writing);
  const errors = useContext(FieldErrors);
  const { box, fault, news, changed, add, remove } = useInviting();
  const numbers = numbersIn(draft.invited);
  const onKeyDown = (press: KeyboardEvent) => {
    const { key, isComposing, target } = press;
    const typing = target instanceof HTMLInputElement && draft.invite.trim() !== '';
    if (key !== 'Enter' || isComposing || press.defaultPrevented || !typing) return;
    // Somebody is added; the form is sent from elsewhere.
    press.preventDefault();
    void add();
  };
  return (
    <fieldset class="choices inviting" ref={box} onKeyDown={onKeyDown}>
      <legend>{t('play-invited')}</legend>
      <p class="field-hint">{t('play-invited-hint')}</p>
      {numbers.length > 0 && (
        <ul class="friends">
          {numbers.map((number) => (
            <Line key={number} number={number} onRemove={remove} />
          ))}
        </ul>
      )}
      <FieldErrors.Provider value={fault ? { ...errors, invite: fault } : errors}>
        <PlayerNumber
          name="invite"
          label={t('player-field')}
          value={draft.invite}
          onChange={changed}
        />
      </FieldErrors.Provider>
      <div class="row">
        <button type="button" class="btn" onClick={() => void add()}>
          {t('play-invite-add')}
        </button>
        <span role="status" class="small">
          {news}
        </span>
      </div>
    </fieldset>
  );
}

function useInviting() {
  const { draft, change } = useContext(Writing);
  const box = useRef<HTMLFieldSetElement>(null);
  const [fault, setFault] = useState('');
  const [news, setNews] = useState('');
  // While somebody is looked up others may be removed, and the next one be typed.
  const latest = useRef(draft);
  latest.current = draft;
  // What was pressed may be gone, and the next one is typed there.
  const toField = () => box.current?.querySelector('input')?.focus();
  const changed = (value: string) => {
    setFault('');
    change('invite', value);
  };
  const add = async () => {
    const wrong = inviteFault(draft, session.value?.me.player.id);
    const asked = draft.invite;
    const player = wrong === null ? await lookUp(Number(asked)) : null;
    setFault(wrong ?? (player === null ? t('player-no-such') : ''));
    toField();
    setNews('');
    if (player === null) return;
    change('invited', withNumber(latest.current.invited, Number(asked)));
    if (latest.current.invite === asked) change('invite', '');
    setNews(t('play-invite-added', { who: player ? fullName(player) : asked }));
  };
  const remove = (number: number, who: string) => {
    change('invited', withoutNumber(draft.invited, number));
    setNews(t('play-invite-removed', { who }));
    toField();
  };
  return { box, fault, news, changed, add, remove };
}

interface LineProps {
  number: number;
  onRemove: (number: number, who: string) => void;
}

function Line({ number, onRemove }: LineProps) {
  const player = usePlayer(String(number));
  const who = player ? fullName(player) : String(number);
  return (
    <li>
      {player ? <PlayerName player={player} /> : number}
      <button type="button" class="btn small quiet" onClick={() => onRemove(number, who)}>
        {t('play-invite-remove')}
        <span class="vh">: {who}</span>
      </button>
    </li>
  );
}
