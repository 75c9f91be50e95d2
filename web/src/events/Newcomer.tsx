// Somebody plays in place of a player who has not made a move, after the start lists: for whoever organises or directs
// the event. What helps once the player has moved, stands here too.
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { hasDesk } from '../session';
import { Cited } from '../ui/Cited';
import { NewcomerForm } from './NewcomerForm';
import type { EventView } from './api';
import { leavingRule } from './newcomers';
import '../styles/newcomer.css';

interface Props {
  event: EventView;
  /** `told` is what was done, where this panel goes away with it. */
  onChange: (event: EventView, told?: string) => void;
}

export function Newcomer({ event, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const [done, setDone] = useState('');
  const leaving = useRef(false);
  const { announcement, may } = event;
  const shown = may.replace_players;
  // An answer can take the form away, and the focus with it: the reader plays from now on.
  useEffect(() => {
    if (!shown && leaving.current) document.getElementById('event-heading')?.focus();
    leaving.current = false;
  }, [shown]);
  if (!shown) return null;
  const replaced = (next: EventView, told: string) => {
    leaving.current = !next.may.replace_players;
    setDone(leaving.current ? '' : told);
    onChange(next, leaving.current ? told : '');
  };
  return (
    <details
      class="panel pad newcomer"
      onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}
    >
      <summary>
        <h2>{t('events-newcomer')}</h2>
      </summary>
      <p class="small muted">
        <Cited
          text={t('events-newcomer-text', {
            fee: announcement.fee ? 'yes' : 'no',
            rule: leavingRule(announcement.rule_set),
          })}
        />
      </p>
      <p class="small muted">
        {t('events-newcomer-begun')}{' '}
        {hasDesk() && <a href="/desk/withdrawals">{t('events-newcomer-withdrawals')}</a>}
      </p>
      {opened && <NewcomerForm event={event} onLook={() => setDone('')} onDone={replaced} />}
      {/* Beside the button, which keeps the focus. */}
      <p class={done ? 'news' : 'vh'} role="status">
        {done}
      </p>
    </details>
  );
}
