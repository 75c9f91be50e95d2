// Reporting a page that shows running games against the rules (TR-14).
import type { Player, Problem } from '../api/types';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Dialog } from '../ui/Dialog';
import { FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { fullName } from '../ui/PlayerName';
import { WebAddressField, addressFault } from '../ui/WebAddressField';
import { LONGEST } from '../ui/WriteDialog';

interface Report {
  player: number;
  url: string;
  text: string;
}

interface Props {
  open: boolean;
  others: readonly Player[];
  onSend: (report: Report) => Promise<Problem | null>;
  onClose: () => void;
}

const check = (values: Values): Record<string, string> => ({
  ...addressFault(values),
  ...(!values['text']?.trim() && { text: t('field-required') }),
});

export function PublicationDialog({ open, others, onSend, onClose }: Props) {
  const send = async ({ player = '', url = '', text = '' }: Values) => {
    const report = { player: Number(player), url: url.trim(), text: text.trim() };
    const refusal = await onSend(report);
    if (!refusal) onClose();
    return refusal ?? undefined;
  };
  return (
    <Dialog open={open} title={t('matters-publication-title')} onClose={onClose}>
      <div class="write">
        <p>
          <Cited text={t('matters-publication-text')} />
        </p>
        <Form submit={t('matters-publication-send')} onSend={send} check={check}>
          <FieldFrame name="player" label={t('matters-publication-who')}>
            {(ties) => (
              <select {...ties} required>
                <option value="">{t('federation-choose')}</option>
                {others.map((each) => (
                  <option key={each.id} value={each.id}>
                    {fullName(each)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <WebAddressField label={t('matters-url')} />
          <TextField
            name="text"
            label={t('matters-publication-what')}
            hint={t('decided-limit')}
            maxLength={LONGEST}
          />
        </Form>
        <button type="button" class="btn quiet" onClick={onClose}>
          {t('game-cancel')}
        </button>
      </div>
    </Dialog>
  );
}
