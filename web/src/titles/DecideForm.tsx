// Deciding about a title, with a last look: publish it, confirm it, refuse it, propose to revoke it, revoke it or
// leave it (TR-10.10).
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { holds } from '../session';
import { FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { fullName } from '../ui/PlayerName';
import { LONGEST } from '../ui/WriteDialog';
import type { Decide, Step, TitleCase } from './api';
import { awardText, isToBeRevoked, stepWord } from './words';

/** What can be decided about a case as it is. */
function stepsOf(of: TitleCase): readonly Step[] {
  const { state, grounds, needs_publication: first } = of;
  if (state === 'proposed') return first ? ['publish', 'refuse'] : ['confirm', 'publish', 'refuse'];
  if (state === 'published') return ['confirm', 'refuse'];
  if (state !== 'confirmed' || grounds === 'revocation') return [];
  return isToBeRevoked(of) ? ['revoke', 'refuse'] : ['propose_revocation'];
}

interface Props {
  of: TitleCase;
  onDecided: (next: TitleCase) => void;
}

export function DecideForm({ of, onDecided }: Props) {
  const [asked, setAsked] = useState<Decide | null>(null);
  const [step, setStep] = useState<Step | undefined>(undefined);
  const steps = stepsOf(of);
  const chosen = step ?? steps[0];
  const worded = (each: Step) => stepWord(of, each);
  if (!of.may_decide) {
    // Others who see it recommend it, or record the votes of Congress.
    return holds('qualifications_commissioner') ? <p class="muted">{t('titles-own')}</p> : null;
  }
  if (!chosen) return null;

  const look = async ({ reason = '' }: Values) => {
    setAsked({ version: of.version, step: chosen, reason: reason.trim() });
    return undefined;
  };
  const send = async (): Promise<Problem | null> => {
    if (!asked) return null;
    const { data, error } = await api.POST('/api/title-cases/{id}/decide', {
      params: { path: { id: of.case } },
      body: asked,
    });
    if (data) onDecided(data);
    return error ?? null;
  };
  return (
    <>
      <Form
        submit={t('titles-look')}
        onSend={look}
        check={({ reason = '' }): Record<string, string> =>
          reason.trim() ? {} : { reason: t('field-required') }
        }
      >
        <FieldFrame name="step" label={t('titles-step')}>
          {(ties) => (
            <select
              {...ties}
              value={chosen}
              onChange={({ currentTarget: { value } }) =>
                setStep(steps.find((each) => each === value))
              }
            >
              {steps.map((each) => (
                <option key={each} value={each}>
                  {t(`titles-step-${worded(each)}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <TextField
          name="reason"
          label={t('titles-reason')}
          hint={t(
            chosen === 'propose_revocation' ? 'titles-reason-hint-player' : 'titles-reason-hint',
          )}
          maxLength={LONGEST}
        />
      </Form>
      <Confirm
        open={asked !== null}
        title={t(`titles-step-${worded(chosen)}`)}
        text={`${fullName(of.player)}: ${awardText(of.award, of.cycle)}. ${t(`titles-say-${worded(chosen)}`)}`}
        action={t(`titles-step-${worded(chosen)}`)}
        onConfirm={send}
        onClose={() => setAsked(null)}
      >
        <p class="pre">{asked?.reason}</p>
      </Confirm>
    </>
  );
}
