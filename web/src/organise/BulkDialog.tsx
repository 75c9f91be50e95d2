// The question before a decision about several entries: how many it concerns, who is left out and why, and the reason
// where players read one.
import { dashed, t } from '../i18n';
import { LONGEST } from '../ui/WriteDialog';
import { Dialog } from '../ui/Dialog';
import { TextField } from '../ui/Field';
import { Form } from '../ui/Form';
import { Folded } from './Folded';
import type { Plan } from './bulk';
import { REASONED } from './decisions';

interface Props {
  plan: Plan | null;
  onStart: (reason?: string) => void;
  onClose: () => void;
}

export function BulkDialog({ plan, onStart, onClose }: Props) {
  const n = plan?.concerned.length ?? 0;
  const which = dashed(plan?.decision ?? 'accept');
  return (
    <Dialog
      open={plan !== null}
      title={plan ? t(`organise-bulk-${which}-title`, { n }) : ''}
      onClose={onClose}
    >
      {plan && (
        <div class="write">
          <p>{t(`organise-bulk-${which}-text`, { n })}</p>
          {plan.left.length > 0 && <Left plan={plan} />}
          {n > 0 && (
            <Form
              submit={t(`organise-bulk-${which}-action`, { n })}
              check={({ text }): Record<string, string> =>
                text === undefined || text.trim() ? {} : { text: t('field-required') }
              }
              onSend={async ({ text }) => {
                onStart(text?.trim());
                return undefined;
              }}
            >
              {REASONED.has(plan.decision) && (
                <TextField
                  name="text"
                  label={t('events-reason')}
                  hint={t('organise-bulk-reason-hint')}
                  maxLength={LONGEST}
                />
              )}
            </Form>
          )}
          <button type="button" class="btn quiet" onClick={onClose}>
            {t('game-cancel')}
          </button>
        </div>
      )}
    </Dialog>
  );
}

function Left({ plan: { left } }: { plan: Plan }) {
  const n = left.reduce((sum, [, some]) => sum + some.length, 0);
  return (
    <div class="bulk-left">
      <p>{t('organise-bulk-left', { n })}</p>
      {left.map(([lack, some]) => (
        <Folded
          key={lack}
          title={t(`organise-lack-${dashed(lack)}`, { n: some.length })}
          players={some.map(({ player }) => player)}
        />
      ))}
    </div>
  );
}
