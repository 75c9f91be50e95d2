// Entering that a federation is a member from a day on, or is none any more, with a last look.
import { useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import { day } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { FederationField } from '../ui/FederationField';
import { FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { federationName } from '../ui/federations';
import { type Federations, type RegisterFederation, type RegisteredFederation, ZONES } from './api';

interface Props {
  of: Federations;
  onEntered: (federation: RegisteredFederation) => void;
  /** Somebody else was faster: loads the register again. */
  onStale: () => Promise<Problem | null>;
}

interface Change {
  code: string;
  body: RegisterFederation;
}

export function RegisterForm({ of, onEntered, onStale }: Props) {
  const [change, setChange] = useState<Change | null>(null);
  const [stale, setStale] = useState<Problem | null>(null);
  const box = useRef<HTMLDetailsElement>(null);
  const look = async (values: Values) => {
    const { federation: code = '', from = '', zone = '', source = '' } = values;
    const known = of.federations.find((each) => each.code === code);
    setChange({
      code,
      body: {
        seen: known?.changes.length ?? 0,
        from,
        member: values['member'] === 'yes',
        zone: ZONES.find((each) => each === zone) ?? null,
        source: source.trim(),
      },
    });
    return undefined;
  };
  const send = async (): Promise<Problem | null> => {
    if (!change) return null;
    const { data, error } = await api.POST('/api/federations/{code}/membership', {
      params: { path: { code: change.code } },
      body: change.body,
    });
    if (data) {
      onEntered(data);
      // Not a new form: the focus comes back to its button.
      box.current?.querySelector('form')?.reset();
    }
    if (error?.code !== 'changed_meanwhile') return error ?? null;
    // The question was about something else: it has to be asked again.
    setStale(error);
    return null;
  };
  const reload = async () => {
    const problem = await onStale();
    setStale(problem);
    // The button that was pressed is gone.
    if (!problem) box.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  return (
    <details ref={box} class="panel case">
      <summary>{t('federations-new')}</summary>
      {stale && (
        <div role="alert">
          <p class="err">
            <Cited text={problemText(stale)} />
          </p>
          <button type="button" class="btn" onClick={() => void reload()}>
            {t('federations-anew')}
          </button>
        </div>
      )}
      <Form
        submit={t('federations-look')}
        onSend={look}
        check={({ source = '' }): Record<string, string> =>
          source.trim() ? {} : { source: t('field-required') }
        }
      >
        <FederationField />
        <FieldFrame name="member" label={t('federations-standing')}>
          {(ties) => (
            <select {...ties} required>
              <option value="yes">{t('federations-member')}</option>
              <option value="no">{t('federations-other')}</option>
            </select>
          )}
        </FieldFrame>
        <FieldFrame name="from" label={t('federations-day')} hint={t('federations-day-hint')}>
          {(ties) => <input {...ties} type="date" required />}
        </FieldFrame>
        <FieldFrame name="zone" label={t('federations-zone')}>
          {(ties) => (
            <select {...ties}>
              <option value="">{t('federations-no-zone')}</option>
              {ZONES.map((zone) => (
                <option key={zone} value={zone}>
                  {t(`zone-${zone}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <TextField
          name="source"
          label={t('federations-source')}
          hint={t('federations-source-hint')}
          maxLength={2000}
        />
      </Form>
      <Confirm
        open={change !== null}
        title={t('federations-confirm')}
        text={change ? said(change) : ''}
        action={t('federations-send')}
        onConfirm={send}
        onClose={() => setChange(null)}
      >
        <p class="pre">{change?.body.source}</p>
      </Confirm>
    </details>
  );
}

function said({ code, body: { from, member, zone } }: Change): string {
  return t('federations-say', {
    who: federationName(code),
    day: day(from),
    standing: t(member ? 'federations-member' : 'federations-other'),
    zone: zone ? t(`zone-${zone}`) : t('federations-no-zone'),
  });
}
