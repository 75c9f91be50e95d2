// What is done about an application: why, what Congress has decided where it waits for that, and whether
// the prize fund is deposited first.
import type { Problem } from '../api/types';
import { dashed, t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Dialog } from '../ui/Dialog';
import { Field, FieldFrame } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { LONGEST } from '../ui/WriteDialog';
import { type Approval, type Choice, needsReason } from './api';
import type { Decision } from './useApprovals';

interface Props {
  approval: Approval;
  /** None: it is closed. */
  choice: Choice | undefined;
  onDecide: (decision: Decision) => Promise<Problem | null>;
  onClose: () => void;
}

export function DecideDialog({ approval, choice, onDecide, onClose }: Props) {
  if (!choice) return <Dialog open={false} title="" onClose={onClose} children={null} />;
  const word = dashed(choice);
  const isVerdict = choice === 'approve' || choice === 'refuse';
  const byCongress = isVerdict && approval.state === 'referred';
  const check = ({ text = '', deposit }: Values): Record<string, string> =>
    !text.trim() && (needsReason(choice) || deposit) ? { text: t('field-required') } : {};
  const send = async ({ text = '', deposit, congress = '' }: Values) => {
    const refusal = await onDecide({
      act: choice === 'approve' && deposit ? 'approve_with_deposit' : choice,
      text: text.trim(),
      congress: byCongress ? congress.trim() : null,
    });
    if (!refusal) onClose();
    return refusal ?? undefined;
  };
  return (
    <Dialog open title={t(`approvals-sure-${word}`, { name: approval.name })} onClose={onClose}>
      <div class="write">
        <p>
          <Cited text={t(`approvals-sure-${word}-text`)} />
        </p>
        <Form submit={t(`approvals-do-${word}`)} check={check} onSend={send}>
          {byCongress && (
            <Field
              name="congress"
              label={t('approvals-congress')}
              hint={t('approvals-congress-hint')}
              maxLength={LONGEST}
              required
            />
          )}
          {choice === 'approve' && (
            <label class="check">
              <input type="checkbox" name="deposit" />
              <span>
                <Cited text={t('approvals-deposit')} />
              </span>
            </label>
          )}
          <FieldFrame
            name="text"
            label={t(needsReason(choice) ? 'approvals-reason' : 'approvals-words')}
            hint={t('approvals-words-hint')}
          >
            {(ties) => <textarea {...ties} rows={3} maxLength={LONGEST} />}
          </FieldFrame>
        </Form>
        <button type="button" class="btn quiet" onClick={onClose}>
          {t('game-cancel')}
        </button>
      </div>
    </Dialog>
  );
}
