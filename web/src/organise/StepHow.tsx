// How it is played: who meets whom, what counts, draws, ties, who watches.
import { useContext } from 'preact/hooks';
import {
  CLASSES_OF_PLAYERS,
  CLASSES_OF_TEAMS,
  OUTSIDE_LAWS,
  POLICIES,
  TIE_BREAKS,
} from '../events/api';
import { t, dashed } from '../i18n';
import { Editing, useDraft } from './DraftContext';
import { TIE_FIELDS, isOfTeams, isPlayedHere, systemsFor } from './draft';
import { DraftCheck, DraftField, DraftLines, DraftNumber, DraftSelect } from './fields';
import { MATCH_MAX, MATCH_MIN, isKnockOut } from './knockOut';
import { GAMES_MAX, GAMES_MIN, isSilli, sizesWhileTyped } from './silli';
import { ROUNDS_MAX, ROUNDS_MIN, isSwiss } from './swiss';

/** The server's limit for the terms of promotion, in characters. */
const PROMOTION = 500;
/** Nine names of thirty characters, and the ends of their lines. */
const DIVISIONS = 300;

function WhoMeetsWhom() {
  const { draft, elsewhere } = useContext(Editing);
  const teams = isOfTeams(draft);
  const silli = isSilli(draft);
  const knockOut = isKnockOut(draft);
  const swiss = isSwiss(draft);
  const [min, max] = silli ? sizesWhileTyped(draft.games_each) : [teams ? 2 : 3, 31];
  return (
    <>
      <div class="pair">
        <DraftSelect
          name="system"
          label={t('organise-system')}
          options={systemsFor(draft, elsewhere !== undefined).map((each) => [
            each,
            t(`organise-system-${dashed(each)}`),
          ])}
        />
        {silli && (
          <DraftNumber
            name="games_each"
            label={t('organise-games-each')}
            hint={t('organise-games-each-hint')}
            min={GAMES_MIN}
            max={GAMES_MAX}
          />
        )}
        {knockOut && (
          <DraftNumber
            name="games_each"
            label={t('organise-match-games')}
            hint={t('organise-match-games-hint')}
            min={MATCH_MIN}
            max={MATCH_MAX}
          />
        )}
        {swiss && (
          <DraftNumber
            name="games_each"
            label={t('organise-rounds')}
            hint={t('organise-rounds-hint')}
            min={ROUNDS_MIN}
            max={ROUNDS_MAX}
          />
        )}
        {!knockOut && !swiss && (
          <DraftNumber
            name="section_size"
            label={t(teams ? 'organise-teams-size' : 'organise-size')}
            min={min}
            max={max}
          />
        )}
        {teams && <DraftNumber name="boards" label={t('organise-boards')} min={2} max={40} />}
      </div>
      {teams && (
        <DraftField
          name="promotion"
          label={t('organise-promotion')}
          hint={t('organise-promotion-hint')}
          maxLength={PROMOTION}
        />
      )}
      {teams && !elsewhere && <Replacements />}
      {teams && <LeagueSeason />}
    </>
  );
}

function Replacements() {
  return (
    <fieldset>
      <legend>{t('organise-replacements')}</legend>
      <p class="field-hint">{t('organise-replacements-hint')}</p>
      <div class="pair">
        <DraftNumber
          name="replaced_most"
          label={t('organise-replaced-most')}
          min={0}
          max={99}
          optional
        />
        <DraftNumber
          name="naming_days"
          label={t('organise-naming-days')}
          min={1}
          max={62}
          optional
        />
      </div>
      <DraftCheck name="once_a_board" label={t('organise-once-a-board')} />
    </fieldset>
  );
}

function LeagueSeason() {
  return (
    <fieldset>
      <legend>{t('organise-league')}</legend>
      <p class="field-hint">{t('organise-league-hint')}</p>
      <div class="pair">
        <DraftLines
          name="divisions"
          label={t('organise-divisions')}
          hint={t('organise-divisions-hint')}
          rows={4}
          maxLength={DIVISIONS}
        />
        <DraftField
          name="follows"
          label={t('organise-follows')}
          hint={t('organise-follows-hint')}
          inputMode="numeric"
          maxLength={10}
        />
      </div>
    </fieldset>
  );
}

export function StepHow() {
  const [draws] = useDraft('draws');
  const [stage] = useDraft('stage');
  const { draft } = useContext(Editing);
  const teams = isOfTeams(draft);
  const here = isPlayedHere(draft);
  return (
    <>
      <WhoMeetsWhom />
      <DraftSelect
        name="outside_laws"
        label={t('organise-outside')}
        options={[
          ['', t('organise-outside-none')],
          ...OUTSIDE_LAWS.map((each) => [each, t(`outside-${dashed(each)}`)] as const),
        ]}
      />
      <DraftCheck name="rated" label={t('organise-rated')} />
      <DraftCheck name="norms" label={t('organise-norms')} />
      {!stage && (
        <DraftSelect
          name="norm_class"
          label={t('organise-norm-class')}
          options={[
            ['', t('organise-norm-class-none')],
            ...(teams ? CLASSES_OF_TEAMS : CLASSES_OF_PLAYERS).map(
              (each) => [each, t(`events-norm-class-${dashed(each)}`)] as const,
            ),
          ]}
        />
      )}
      <DraftCheck name="ladies" label={t('organise-ladies')} />
      {here && (
        <DraftSelect
          name="conditional"
          label={t('organise-conditional')}
          options={(['tree', 'linear', 'none'] as const).map((each) => [
            each,
            t(`organise-conditional-${each}`),
          ])}
        />
      )}
      <DraftSelect
        name="draws"
        label={t('organise-draws')}
        options={POLICIES.map((each) => [each, t(`organise-draws-${dashed(each)}`)])}
      />
      {draws === 'not_before' && (
        <DraftNumber name="first_move" label={t('organise-first-move')} min={1} max={500} />
      )}
      <TieBreaks />
      {here && <Spectators />}
    </>
  );
}

/** So many are shown; another one when these are taken. */
const TIES_SHOWN = 3;

function TieBreaks() {
  const { draft } = useContext(Editing);
  const taken = TIE_FIELDS.findLastIndex((name) => draft[name] !== '') + 1;
  const shown = TIE_FIELDS.slice(0, Math.max(TIES_SHOWN, taken + 1));
  return (
    <fieldset>
      <legend>{t('organise-ties')}</legend>
      <div class="three">
        {shown.map((name, place) => (
          <DraftSelect
            key={name}
            name={name}
            label={t('organise-tie', { n: place + 1 })}
            options={[
              ['', t('organise-tie-none')],
              ...TIE_BREAKS.map((each) => [each, t(`events-tie-${dashed(each)}`)] as const),
            ]}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Spectators() {
  const [visible] = useDraft('visible');
  return (
    <>
      <DraftSelect
        name="visible"
        label={t('organise-visible')}
        options={(['finished', 'live'] as const).map((each) => [
          each,
          t(`organise-visible-${each}`),
        ])}
      />
      {visible === 'live' && (
        <div class="pair">
          <DraftNumber name="delay_moves" label={t('organise-delay')} min={0} max={50} />
          <DraftNumber
            name="after_finished"
            label={t('organise-after-finished')}
            min={0}
            max={1_000}
          />
        </div>
      )}
    </>
  );
}
