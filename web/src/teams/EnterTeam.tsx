// Entering a team: by its captain, by its federation, or by whoever decides about entries.
import { useState } from 'preact/hooks';
import type { EventView } from '../events/api';
import { t } from '../i18n';
import { session } from '../session';
import { federationNames } from '../ui/federations';
import { freeBefore } from './GoesOnAs';
import { TeamEntry } from './TeamEntry';
import { type TeamList, enterTeam } from './api';

interface Props {
  event: EventView;
  list: TeamList;
  onEntered: (list: TeamList) => void;
}

/** Whose team the reader can enter; an empty one stands for a team of its own. */
function federationsFor({ announcement: { teams } }: EventView, list: TeamList): string[] {
  const { may_enter: may, may_decide: decides, enters_for: mine } = list;
  // Once entries are closed the server takes no team from anybody.
  const others = decides && may ? federationNames().map(([code]) => code) : [];
  const own = teams?.eligible === 'any' && may ? [''] : [];
  const first = mine ? [mine] : [];
  // Where captains enter teams of their own, that is what a delegate means as well as not.
  const all = teams?.eligible === 'any' ? [...own, ...first] : first;
  return [...new Set([...all, ...others])];
}

export function EnterTeam({ event, list, onEntered }: Props) {
  const me = session.value?.me.player;
  const federations = federationsFor(event, list);
  // The page of the event leads to it under its name.
  const [open] = useState(() => location.hash === '#enter');
  if (!list.boards || federations.length === 0) return null;
  return (
    <details class="panel pad" id="enter" open={open}>
      <summary>
        <h2>{t('teams-enter-title')}</h2>
      </summary>
      <TeamEntry
        // A new form after each that was sent.
        key={list.teams.length}
        boards={list.boards}
        federations={federations}
        offered={freeBefore(list)}
        captain={list.may_enter && me ? String(me.id) : ''}
        onSend={async (form) => {
          const { list: next, problem } = await enterTeam(event.id, form);
          if (next) onEntered(next);
          return problem;
        }}
      />
    </details>
  );
}
