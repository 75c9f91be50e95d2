// What is announced: names, whose rules, which chess, from which position.
import { useContext } from 'preact/hooks';
import { KINDS, MEDIA, STARTS } from '../events/api';
import { VARIANTS } from '../events/filters';
import { kindText, variantText } from '../events/words';
import { t, dashed } from '../i18n';
import { federationOptions } from '../ui/federations';
import { Editing, useDraft } from './DraftContext';
import { hasOwnRules } from './draft';
import { DraftField, DraftPlayer, DraftSelect } from './fields';
import { DraftAbout } from './OwnWords';

/** The server's limits, in characters. */
const CODE = 24;
const NAME = 120;

interface Props {
  /** An event keeps its code. */
  fixedCode: boolean;
}

export function StepWhat({ fixedCode }: Props) {
  const [start] = useDraft('start');
  const { draft, elsewhere } = useContext(Editing);
  const organisers = [['ICCF', 'ICCF'] as const, ...federationOptions()].filter(
    ([code]) => elsewhere?.organisers?.includes(code) ?? true,
  );
  return (
    <>
      <DraftField name="name" label={t('organise-name')} maxLength={NAME} required />
      <div class="pair">
        <DraftField
          name="code"
          label={t('organise-code')}
          hint={t(fixedCode ? 'organise-code-fixed' : 'organise-code-hint')}
          maxLength={CODE}
          readOnly={fixedCode}
          autoCapitalize="characters"
          spellcheck={false}
          required
        />
        <DraftSelect
          name="kind"
          label={t('organise-kind')}
          options={KINDS.map((kind) => [kind, kindText(kind)])}
        />
        <DraftSelect name="organiser" label={t('organise-organiser')} options={organisers} />
        <DraftSelect
          name="rule_set"
          label={t('organise-rule-set')}
          hint={hasOwnRules(draft) ? t('organise-rules-hint') : undefined}
          options={[
            ...(hasOwnRules(draft) ? [['', t('organise-rules-choose')] as const] : []),
            ['iccf', t('organise-rules-iccf')],
            // Only the events of the Czech federation can be under its rules.
            ...(hasOwnRules(draft) ? [['sks', t('organise-rules-sks')] as const] : []),
          ]}
        />
        <DraftPlayer name="director" label={t('organise-director')} />
        <DraftSelect
          name="variant"
          label={t('events-variant')}
          options={VARIANTS.map((variant) => [variant, variantText(variant)])}
        />
        {!elsewhere && (
          <DraftSelect
            name="medium"
            label={t('organise-medium')}
            hint={t(`organise-medium-hint-${draft.medium}`)}
            options={MEDIA.map((each) => [each, t(`organise-medium-${each}`)])}
          />
        )}
      </div>
      <DraftSelect
        name="start"
        label={t('organise-start')}
        options={STARTS.map((kind) => [kind, t(`organise-start-${dashed(kind)}`)])}
      />
      {start === 'from' && (
        <DraftField
          name="fen"
          label={t('organise-fen')}
          maxLength={120}
          spellcheck={false}
          autoCapitalize="none"
        />
      )}
      <DraftAbout />
    </>
  );
}
