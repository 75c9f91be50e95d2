// Deciding who goes up and who goes down: a choice for each team, a reason wherever it is not as proposed, and a last
// look before it is sent.
import { useState } from 'preact/hooks';
import { useLeaveGuard } from '../analysis/useLeaveGuard';
import { api } from '../api/client';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { go } from '../router';
import { Cited } from '../ui/Cited';
import { FieldFrame } from '../ui/Field';
import { Form } from '../ui/Form';
import { LONGEST } from '../ui/WriteDialog';
import { isolated } from '../ui/isolated';
import { SeasonSections, movementText } from './SeasonSections';
import type { Movement, Season, SeasonTeam } from './api';
import {
  type Choice,
  type Choices,
  type Chosen,
  choicesIn,
  chosenFor,
  countsOf,
  movementsOf,
  movesIn,
  needsReason,
  unfitting,
} from './season';

interface Props {
  season: Season;
  /** Something has been filled in. */
  onChosen: () => void;
  onDecided: (season: Season) => void;
  /** Loads what the server has; a problem comes back. */
  onReload: () => Promise<Problem | null>;
}

const NONE: Choice = { movement: null, reason: '' };

/** What is chosen outlasts another version of the season: others may have changed the event. */
export function SeasonForm({ season, onChosen, onDecided, onReload }: Props) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map());
  const [begun] = useState(season.version);
  const [asking, setAsking] = useState(false);
  const [stale, setStale] = useState<Problem | null>(null);
  const choices = choicesIn(season, chosen);
  const choose = (team: SeasonTeam, choice: Choice) => {
    onChosen();
    setChosen((old) => new Map(old).set(team.team, chosenFor(season, team, choice)));
  };
  const send = async () => {
    const { data, error } = await api.POST('/api/events/{id}/season', {
      params: { path: { id: season.event } },
      body: { version: season.version, moves: movesIn(season, choices) },
    });
    if (data) onDecided(data);
    if (error?.code !== 'changed_meanwhile') return inOwnWords(error);
    // The question was about something else: it has to be asked again.
    setStale(error);
    return null;
  };
  return (
    <div class="season-form">
      {season.version !== begun && chosen.size > 0 && <Changed unfit={unfitting(season, chosen)} />}
      <Form
        submit={t('seasons-look')}
        check={() => reasonsMissing(season, choices)}
        onSend={() => {
          setAsking(true);
          return Promise.resolve(undefined);
        }}
      >
        <SeasonSections
          season={season}
          last={{
            heading: t('seasons-decision'),
            of: (team) => (
              <Decision
                season={season}
                team={team}
                choice={choices.get(team.team) ?? NONE}
                onChange={(choice) => choose(team, choice)}
              />
            ),
          }}
        />
      </Form>
      {stale && <Stale problem={stale} onReload={async () => setStale(await onReload())} />}
      <Confirm
        open={asking}
        title={t('seasons-confirm')}
        text={t('seasons-confirm-text', countsOf(choices))}
        action={t('seasons-decide')}
        onConfirm={send}
        onClose={() => setAsking(false)}
      />
      <Leaving changed={chosen.size > 0} />
    </div>
  );
}

/** Others have changed the event since the form was begun. */
function Changed({ unfit }: { unfit: readonly SeasonTeam[] }) {
  const names = unfit.map(({ name }) => isolated(name));
  return (
    <p class="note" role="status">
      {t(names.length ? 'seasons-changed-unfit' : 'seasons-changed', { teams: names.join(', ') })}
    </p>
  );
}

function Stale({ problem, onReload }: { problem: Problem; onReload: () => Promise<void> }) {
  return (
    <div role="alert">
      <p class="err">
        <Cited text={problemText(problem)} />
      </p>
      <button type="button" class="btn" onClick={() => void onReload()}>
        {t('seasons-anew')}
      </button>
    </div>
  );
}

/** What is filled in is not lost without a question. */
function Leaving({ changed }: { changed: boolean }) {
  const guard = useLeaveGuard(changed);
  return (
    <Confirm
      open={guard.target !== null}
      title={t('seasons-leave')}
      text={t('seasons-leave-text')}
      action={t('seasons-leave-action')}
      onConfirm={async () => {
        if (guard.target) go(guard.target);
        return null;
      }}
      onClose={guard.stay}
    />
  );
}

/** Of a nomination the same code says something else. */
const inOwnWords = (problem: Problem | undefined): Problem | null =>
  problem
    ? {
        ...problem,
        code: problem.code === 'reason_missing' ? 'season_reason_missing' : problem.code,
      }
    : null;

const reasonField = (team: number): string => `reason-${team}`;

/** Complaints by the name of the field; a field without anything in it says so itself. */
function reasonsMissing({ teams }: Season, choices: Choices): Record<string, string> {
  const missing = teams.filter((team) => {
    const choice = choices.get(team.team) ?? NONE;
    return needsReason(team, choice) && !choice.reason.trim();
  });
  return Object.fromEntries(missing.map(({ team }) => [reasonField(team), t('field-required')]));
}

interface DecisionProps {
  season: Season;
  team: SeasonTeam;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

function Decision({ season, team, choice, onChange }: DecisionProps) {
  const { movement, reason } = choice;
  return (
    <>
      <FieldFrame
        name={`move-${team.team}`}
        label={t('seasons-decision-of', { name: isolated(team.name) })}
      >
        {(ties) => (
          <select
            {...ties}
            value={movement ?? ''}
            required
            onChange={({ currentTarget: { value } }) =>
              onChange({ movement: (value || null) as Movement | null, reason })
            }
          >
            {movement === null && <option value="">{t('seasons-choose')}</option>}
            {movementsOf(season, team).map((each) => (
              <option key={each} value={each}>
                {movementText(season, team, each)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {needsReason(team, choice) && (
        <FieldFrame name={reasonField(team.team)} label={t('seasons-reason')}>
          {(ties) => (
            <textarea
              {...ties}
              rows={2}
              maxLength={LONGEST}
              value={reason}
              required
              onInput={({ currentTarget: { value } }) => onChange({ movement, reason: value })}
            />
          )}
        </FieldFrame>
      )}
    </>
  );
}
