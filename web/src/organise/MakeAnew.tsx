// Having the server put the sections together: balanced by rating, federations spread; those of a league by its
// divisions.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import type { LeagueTerms } from '../events/api';
import { dateTimeUtc } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Field } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import type { Round } from './beacon';
import { DivisionFields } from './DivisionFields';
import { plansAreWrong, plansIn } from './divisions';
import { type Make, type Sizes, sizesIn } from './proposal';

interface Props {
  /** There are sections, which would be lost. */
  again: boolean;
  /** Teams play, and are what is counted. */
  teams?: boolean;
  /** Where teams play a season of a league. */
  league?: LeagueTerms | null | undefined;
  /** Players who have been accepted. */
  accepted: number;
  /** The size that the event announces. */
  size: number;
  /** How many can play in a section. */
  sizes: Sizes;
  /** Who meets whom follows from the rounds before, or from the seeds: there is nothing to choose. */
  paired?: boolean;
  /** Which public value could be mixed into the lots; nothing where they are committed to. */
  round: Round | undefined;
  onMake: (make: Make) => Promise<Problem | null>;
}

export function MakeAnew(props: Props) {
  const { again, teams = false, league, accepted, size, sizes, round, onMake } = props;
  const { paired = false } = props;
  const [asked, setAsked] = useState<Make | null>(null);
  const [refused, setRefused] = useState<Problem | null>(null);

  const check = (values: Values): Record<string, string> =>
    league
      ? plansAreWrong(values, league.divisions, accepted)
      : sizesAreWrong(values, sizes, teams, accepted);
  const make = async (wanted: Make) => {
    const problem = await onMake(wanted);
    setRefused(problem);
    return problem;
  };
  const send = async (values: Values) => {
    const wanted = league
      ? { divisions: plansIn(values, league.divisions) }
      : sizesOf(values, sizes);
    if (!again) return (await make({ ...wanted, beacon: values.beacon?.trim() })) ?? undefined;
    setAsked(wanted);
    return undefined;
  };
  return (
    <>
      <Form
        submit={t(again ? 'organise-make-again' : 'organise-make')}
        onSend={send}
        check={check}
        fieldOf={{ beacon_does_not_fit: 'beacon' }}
      >
        {league ? (
          // New proposals where another number of teams is accepted now.
          <DivisionFields key={accepted} divisions={league.divisions} accepted={accepted} />
        ) : paired ? null : (
          <Field
            name="sizes"
            label={t('organise-sizes')}
            hint={t(teams ? 'organise-teams-sizes-hint' : 'organise-sizes-hint', {
              n: size,
              all: accepted,
            })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={400}
          />
        )}
        {round && !again && (
          <Field
            name="beacon"
            label={t('organise-beacon')}
            hint={t('organise-beacon-hint', { when: dateTimeUtc(round.at) })}
            defaultValue={round.name}
            autoComplete="off"
            maxLength={200}
          />
        )}
      </Form>
      <SeasonBefore league={league} refused={refused} />
      <Confirm
        open={asked !== null}
        title={t('organise-make-confirm')}
        text={t('organise-make-text')}
        action={t('organise-make-action')}
        onConfirm={() => make(asked ?? {})}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** Nothing typed: the server decides. */
function sizesOf({ sizes = '' }: Values, fit: Sizes): Make {
  const read = sizes.trim() ? sizesIn(sizes, fit) : null;
  return read ? { sizes: read } : {};
}

function sizesAreWrong(
  { sizes = '' }: Values,
  fit: Sizes,
  teams: boolean,
  accepted: number,
): Record<string, string> {
  if (!sizes.trim()) return {};
  const read = sizesIn(sizes, fit);
  const [min, max] = fit;
  if (!read) return { sizes: t('organise-sizes-wrong', { min, max }) };
  const sum = read.reduce((total, each) => total + each, 0);
  const many = teams ? 'organise-teams-sizes-many' : 'organise-sizes-many';
  return sum > accepted ? { sizes: t(many, { n: sum, all: accepted }) } : {};
}

/** Where that is decided which has to come first. */
function SeasonBefore({ league, refused }: Pick<Props, 'league'> & { refused: Problem | null }) {
  const follows = league?.follows ?? null;
  if (refused?.code !== 'season_before_undecided' || follows === null) return null;
  return (
    <p>
      <a href={`/events/${follows}/season`}>{t('organise-season-before')}</a>
    </p>
  );
}
