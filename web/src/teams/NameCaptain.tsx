// Another captain for a team that plays (TR-11): nothing else about the team changes.
import { useState } from 'preact/hooks';
import type { EventView } from '../events/api';
import { t } from '../i18n';
import { isNumber } from '../players/lookUp';
import { PlayerNumber } from '../players/PlayerNumber';
import { Dialog } from '../ui/Dialog';
import { Form } from '../ui/Form';
import { fullName, nameOf } from '../ui/PlayerName';
import { type Team, type TeamList, changeTeam } from './api';
import { isCaptain } from './boards';

interface Props {
  event: EventView;
  team: Team;
  onChanged: (list: TeamList, news: string) => void;
}

/** The team as it is but for its captain: the server takes nothing else while it plays. */
export const withCaptain = (team: Team, captain: number) => ({
  name: team.name,
  captain,
  line_up: (team.line_up ?? []).map(({ id }) => id),
  federation: team.federation,
  continues: team.continues?.number ?? null,
});

export function NameCaptain({ event, team, onChanged }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <p>
      <button type="button" class="btn small" onClick={() => setOpen(true)}>
        {t('teams-name-captain')}
        <span class="vh"> {team.name}</span>
      </button>
      <Dialog
        open={open}
        title={t('teams-name-captain-title', { name: team.name })}
        onClose={() => setOpen(false)}
      >
        <CaptainForm {...{ event, team, onChanged }} onClose={() => setOpen(false)} />
      </Dialog>
    </p>
  );
}

function CaptainForm({ event, team, onChanged, onClose }: Props & { onClose: () => void }) {
  const [number, setNumber] = useState('');
  // A refusal about a player belongs to the field.
  const [fieldOf] = useState<Record<string, string>>(() => ({}));
  const check = (): Record<string, string> => {
    if (!isNumber(number)) return { captain: t('player-number-wrong') };
    const same = Number(number) === team.captain?.id;
    return same ? { captain: t('teams-name-captain-same') } : {};
  };
  const send = async () => {
    const captain = Number(number);
    const { list, problem } = await changeTeam(event.id, team.number, withCaptain(team, captain));
    if (list) {
      const now = list.teams.find((each) => each.number === team.number)?.captain;
      onClose();
      onChanged(list, t('teams-captain-named', { name: team.name, who: now ? nameOf(now) : '' }));
    }
    if (problem?.player) fieldOf[problem.code] = 'captain';
    return problem ?? undefined;
  };
  const { captain } = team;
  return (
    <div class="write">
      <p>
        {t('teams-name-captain-text', {
          who: isCaptain(team) ? 'captain' : 'other',
          captain: captain ? fullName(captain) : '',
        })}
      </p>
      <Form submit={t('teams-name-captain-send')} onSend={send} check={check} fieldOf={fieldOf}>
        <PlayerNumber
          name="captain"
          label={t('teams-captain-number')}
          value={number}
          onChange={setNumber}
          required
        />
      </Form>
      <button type="button" class="btn quiet" onClick={onClose}>
        {t('game-cancel')}
      </button>
    </div>
  );
}
