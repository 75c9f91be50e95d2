// Who may enter, and what it costs.
import { useContext } from 'preact/hooks';
import { CLASSES, ELIGIBLE } from '../events/api';
import { leavesStageOpen, stageText, stagesOf } from '../events/stages';
import { classText } from '../events/words';
import { t } from '../i18n';
import { Editing } from './DraftContext';
import { CURRENCIES, isOfTeams, saysWhoAdvances } from './draft';
import { DraftCheck, DraftField, DraftNumber, DraftSelect } from './fields';
import { DraftPayment } from './OwnWords';
import { PreviousRound } from './PreviousRound';

export function StepWho() {
  const { draft, elsewhere } = useContext(Editing);
  const stages = leavesStageOpen(draft.entry)
    ? stagesOf(draft.kind, draft.rule_set, CLASSES, isOfTeams(draft))
    : [];
  return (
    <>
      <DraftSelect
        name="entry"
        label={t('events-group-who')}
        options={CLASSES.map((each) => [each, classText(each)])}
      />
      <PreviousRound />
      <DraftCheck name="teams" label={t('organise-teams')} />
      {isOfTeams(draft) && (
        <DraftSelect
          name="eligible"
          label={t('organise-eligible')}
          options={ELIGIBLE.map((each) => [each, t(`organise-eligible-${each}`)])}
        />
      )}
      {stages.length > 0 && (
        <DraftSelect
          name="stage"
          label={t('organise-stage')}
          hint={t('organise-stage-hint')}
          options={[
            ['', t('organise-stage-none')],
            ...stages.map((each) => [each, stageText(each)] as const),
          ]}
        />
      )}
      {saysWhoAdvances(draft) && (
        <DraftCheck name="winner_alone" label={t('organise-winner-alone')} />
      )}
      <DraftNumber
        name="unrated_level"
        label={t('organise-unrated')}
        hint={t('organise-unrated-hint')}
        min={1}
        max={3_000}
        optional
      />
      {!elsewhere && (
        <div class="pair">
          <DraftField
            name="fee"
            label={t('organise-fee')}
            hint={t('organise-fee-hint')}
            inputMode="decimal"
            maxLength={12}
          />
          <DraftSelect
            name="currency"
            label={t('organise-currency')}
            options={CURRENCIES.map((each) => [each, each])}
          />
        </div>
      )}
      {!elsewhere && <DraftPayment />}
    </>
  );
}
