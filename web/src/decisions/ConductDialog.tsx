// Reporting how another player, an official or a delegate has behaved (LAW-13.1), in a game or elsewhere.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Player, Problem } from '../api/types';
import { t } from '../i18n';
import { session } from '../session';
import { Cited } from '../ui/Cited';
import { Dialog } from '../ui/Dialog';
import { Failure } from '../ui/Failure';
import { FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { fullName } from '../ui/PlayerName';
import { LONGEST } from '../ui/WriteDialog';

interface Props {
  open: boolean;
  others: readonly Player[];
  director: Player | null;
  onSend: (report: { person: number; text: string }) => Promise<Problem | null>;
  onClose: () => void;
}

const check = ({ text = '' }: Values): Record<string, string> =>
  text.trim() ? {} : { text: t('field-required') };

export function ConductDialog({ open, others, director, onSend, onClose }: Props) {
  const [officials, setOfficials] = useState<Player[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/offices');
    if (data) setOfficials(data.officials.map(({ player }) => player));
    setProblem(error ?? null);
  };
  useEffect(() => {
    if (open && officials.length === 0) void load();
  }, [open]);
  const listed = [...others.map(({ id }) => id), director?.id, session.value?.me.player.id];
  const further = officials.filter(({ id }) => !listed.includes(id));
  const send = async ({ person = '', text = '' }: Values) => {
    const refusal = await onSend({ person: Number(person), text: text.trim() });
    if (!refusal) onClose();
    return refusal ?? undefined;
  };
  return (
    <Dialog open={open} title={t('matters-conduct-title')} onClose={onClose}>
      <div class="write">
        <p>
          <Cited text={t('matters-conduct-text')} />
        </p>
        <p>
          <a href="/conduct">{t('matters-conduct-code')}</a>
        </p>
        {problem && <Failure problem={problem} onRetry={() => void load()} />}
        <Form submit={t('matters-conduct-send')} onSend={send} check={check}>
          <FieldFrame name="person" label={t('matters-conduct-who')}>
            {(ties) => (
              <select {...ties} required>
                <option value="">{t('federation-choose')}</option>
                {others.map((each) => (
                  <option key={each.id} value={each.id}>
                    {fullName(each)}
                  </option>
                ))}
                {director && (
                  <option value={director.id}>
                    {t('matters-conduct-director', { name: fullName(director) })}
                  </option>
                )}
                {further.length > 0 && (
                  <optgroup label={t('matters-conduct-officials')}>
                    {further.map((each) => (
                      <option key={each.id} value={each.id}>
                        {fullName(each)} ({each.federation})
                      </option>
                    ))}
                  </optgroup>
                )}
              </select>
            )}
          </FieldFrame>
          <TextField
            name="text"
            label={t('matters-conduct-what')}
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
