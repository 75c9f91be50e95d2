// What a team says of itself: name, federation, captain, and who plays on which board.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { isNumber, remember } from '../players/lookUp';
import { PlayerNumber } from '../players/PlayerNumber';
import { Field, FieldFrame } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { federationName } from '../ui/federations';
import { GoesOnAs, choicesOf } from './GoesOnAs';
import type { Team, TeamBefore, TeamForm } from './api';
import { lineUpIn } from './table';

/** The server's limit, in characters. */
const NAME = 60;

/** Fields to which a refusal always belongs; one about a player stands at the player's board. */
const FIELDS: Readonly<Record<string, string>> = {
  team_name_unfit: 'name',
  team_name_taken: 'name',
  national_teams_only: 'federation',
  federation_enters_team: 'federation',
  one_team_a_federation: 'federation',
  team_federation_fixed: 'federation',
  no_season_before: 'continues',
  unknown_team_before: 'continues',
  team_goes_on_already: 'continues',
  somebody_elses_team: 'continues',
};

interface Props {
  boards: number;
  /** What is changed; none: a new team. */
  team?: Team;
  /** Federations whose team this can be; an empty one: a team of its own. */
  federations: readonly string[];
  /** Teams of the season before as which it may go on. */
  offered: readonly TeamBefore[];
  /** Who is the captain until somebody else is named. */
  captain: string;
  onSend: (form: TeamForm) => Promise<Problem | null>;
}

export function TeamEntry(props: Props) {
  const { boards, team, federations, offered, captain: first, onSend } = props;
  const [name, setName] = useState(team?.name ?? '');
  const [continues, setContinues] = useState(team?.continues?.number ?? null);
  const choices = choicesOf(offered, team);
  const [captain, setCaptain] = useState(() => {
    if (team?.captain) remember([team.captain, ...(team.line_up ?? [])]);
    return team?.captain ? String(team.captain.id) : first;
  });
  const [line, setLine] = useState<readonly string[]>(() =>
    Array.from({ length: boards }, (_, at) => String(team?.line_up?.[at]?.id ?? '')),
  );
  // Which board a refusal is about is known when it is here.
  const [fieldOf] = useState<Record<string, string>>(() => ({ ...FIELDS }));

  const check = (): Record<string, string> => {
    if (!isNumber(captain)) return { captain: t('player-number-wrong') };
    for (const [at, number] of lineUpIn(line).entries()) {
      if (!number) return { [boardField(at)]: t('teams-board-skipped') };
      if (!isNumber(number)) return { [boardField(at)]: t('player-number-wrong') };
    }
    return {};
  };
  const send = async ({ federation = '' }: Values) => {
    const body: TeamForm = {
      name: name.trim(),
      captain: Number(captain),
      line_up: lineUpIn(line).map(Number),
      federation: (team ? team.federation : federation) || null,
      continues,
    };
    const problem = await onSend(body);
    if (problem?.player) fieldOf[problem.code] = fieldAbout(problem.player, body);
    return problem ?? undefined;
  };
  return (
    <Form
      submit={t(team ? 'teams-save' : 'teams-enter')}
      onSend={send}
      check={check}
      fieldOf={fieldOf}
    >
      {choices.length > 0 && (
        <GoesOnAs
          choices={choices}
          value={continues}
          onChange={(chosen) => {
            setContinues(chosen?.number ?? null);
            if (chosen && !name.trim()) setName(chosen.name);
          }}
        />
      )}
      <div class="pair">
        <Field
          name="name"
          label={t('teams-name')}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
          maxLength={NAME}
          autoComplete="off"
          required
        />
        {!team && <WhoseTeam federations={federations} />}
        <PlayerNumber
          name="captain"
          label={t('teams-captain-number')}
          value={captain}
          onChange={setCaptain}
          required
        />
      </div>
      <fieldset>
        <legend>{t('teams-line-up')}</legend>
        <p class="field-hint">{t('teams-line-up-hint')}</p>
        <div class="team-boards">
          {line.map((number, at) => (
            <PlayerNumber
              key={at}
              name={boardField(at)}
              label={t('section-board', { n: String(at + 1) })}
              empty={t('teams-board-empty')}
              value={number}
              onChange={(value) => setLine(line.with(at, value))}
            />
          ))}
        </div>
      </fieldset>
    </Form>
  );
}

const boardField = (at: number): string => `board-${at + 1}`;

/** Where the player whom the refusal is about stands: of two boards the second, else as captain. */
function fieldAbout(about: number, { line_up: line }: TeamForm): string {
  const at = line.lastIndexOf(about);
  return at >= 0 ? boardField(at) : 'captain';
}

/** Nothing to choose where there is one answer: a team of its own, which is not asked for. */
function WhoseTeam({ federations }: { federations: readonly string[] }) {
  if (federations.length === 1 && !federations[0]) return null;
  return (
    <FieldFrame name="federation" label={t('federation')}>
      {(ties) => (
        <select {...ties}>
          {federations.map((code) => (
            <option key={code} value={code}>
              {code ? `${federationName(code)} (${code})` : t('teams-of-its-own')}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
