// What an office says of a case before it is decided: its recommendation, or how Congress has voted.
import { api } from '../api/client';
import { dashed, t } from '../i18n';
import { Field, FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { LONGEST } from '../ui/WriteDialog';
import type { TitleCase } from './api';
import { aheadOf } from './words';

interface Props {
  of: TitleCase;
  onSaid: (next: TitleCase) => void;
}

const check = ({ text = '' }: Values): Record<string, string> =>
  text.trim() ? {} : { text: t('field-required') };

/** The recommendation of the Executive Board or a committee. */
export function RecommendForm({ of, onSaid }: Props) {
  const send = async ({ recommends, text = '' }: Values) => {
    const { data, error } = await api.POST('/api/title-cases/{id}/recommend', {
      params: { path: { id: of.case } },
      body: { version: of.version, recommends: recommends === 'yes', text: text.trim() },
    });
    if (data) onSaid(data);
    return error;
  };
  return (
    <Form submit={t('titles-recommend-send')} onSend={send} check={check}>
      <FieldFrame name="recommends" label={t('titles-recommend')}>
        {(ties) => (
          <select {...ties}>
            <option value="yes">{t(`titles-recommend-${aheadOf(of)}`)}</option>
            <option value="no">{t('titles-recommend-against')}</option>
          </select>
        )}
      </FieldFrame>
      <TextField
        name="text"
        label={t('titles-recommend-text')}
        hint={t('titles-words-hint')}
        maxLength={LONGEST}
      />
    </Form>
  );
}

/** How Congress has voted, which the Executive Board records. */
export function VotesForm({ of, onSaid }: Props) {
  const ahead = of.state === 'confirmed' ? 'revoke' : 'confirm';
  const majority = of.approvals.find(({ step }) => step === ahead)?.majority ?? null;
  const send = async ({ approving, of: all, text = '' }: Values) => {
    const { data, error } = await api.POST('/api/title-cases/{id}/votes', {
      params: { path: { id: of.case } },
      body: {
        ...{ version: of.version, approving: Number(approving), of: Number(all) },
        text: text.trim(),
      },
    });
    if (data) onSaid(data);
    return error;
  };
  return (
    <Form
      submit={t('titles-votes-send')}
      onSend={send}
      check={check}
      fieldOf={{ votes_unfit: 'approving' }}
    >
      <div class="pair">
        <Field name="approving" label={t('titles-approving')} type="number" min={0} required />
        <Field
          name="of"
          label={t('titles-votes')}
          {...(majority && { hint: t(`titles-majority-${dashed(majority)}`) })}
          type="number"
          min={1}
          required
        />
      </div>
      <TextField
        name="text"
        label={t('titles-votes-text')}
        hint={t('titles-words-hint')}
        maxLength={LONGEST}
      />
    </Form>
  );
}
