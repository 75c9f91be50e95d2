// A new key: what it is for, what it may do, for how long.
import { useState } from 'preact/hooks';
import type { MakeKey, Problem } from '../api/types';
import { t } from '../i18n';
import { Choices } from '../ui/Choices';
import { Field, FieldFrame } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { FEDERATION_SCOPES, OWN_SCOPES, type Scope } from './scopes';

/** Days for which a key may be good; with none it is good until it is revoked. */
const DAYS = [30, 90, 365, null];
const DAYS_FIRST = 365;

interface Props {
  /** The federation for which the reader may make keys. */
  federation: string | undefined;
  onMake: (body: MakeKey) => Promise<Problem | undefined>;
}

export function KeyForm({ federation, onMake }: Props) {
  const [forFederation, setForFederation] = useState(federation !== undefined);
  const [chosen, setChosen] = useState<ReadonlySet<Scope>>(new Set<Scope>(['read']));
  const [turn, setTurn] = useState(0);
  const scopes = forFederation ? FEDERATION_SCOPES : OWN_SCOPES;

  const send = async ({ name = '', days }: Values) => {
    const problem = await onMake({
      name,
      scopes: scopes.filter((scope) => chosen.has(scope)),
      days: days ? Number(days) : null,
      for_federation: forFederation,
    });
    // An empty form for the next one.
    if (!problem) setTurn(turn + 1);
    return problem;
  };
  const check = (): Record<string, string> =>
    scopes.some((scope) => chosen.has(scope)) ? {} : { scope: t('keys-scope-missing') };
  return (
    <Form key={turn} submit={t('keys-make')} onSend={send} check={check}>
      {federation && (
        <FieldFrame name="owner" label={t('keys-owner')}>
          {(ties) => (
            <select
              {...ties}
              onChange={(event) => setForFederation(event.currentTarget.value === 'federation')}
            >
              <option value="federation" selected={forFederation}>
                {t('keys-owner-federation', { federation })}
              </option>
              <option value="own" selected={!forFederation}>
                {t('keys-owner-own')}
              </option>
            </select>
          )}
        </FieldFrame>
      )}
      <Field
        name="name"
        label={t('keys-name')}
        hint={t('keys-name-hint')}
        required
        maxLength={60}
      />
      <Choices
        name="scope"
        label={t('keys-scopes')}
        options={scopes.map(
          (scope) =>
            [scope, <ScopeText key={scope} scope={scope} forFederation={forFederation} />] as const,
        )}
        chosen={chosen}
        onChange={setChosen}
      />
      <FieldFrame name="days" label={t('keys-days')} hint={t('keys-days-hint')}>
        {(ties) => (
          <select {...ties}>
            {DAYS.map((days) => (
              <option key={days} value={days ?? ''} selected={days === DAYS_FIRST}>
                {days === null ? t('keys-days-ever') : t('keys-days-n', { n: days })}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </Form>
  );
}

function ScopeText({ scope, forFederation }: { scope: Scope; forFederation: boolean }) {
  return (
    <>
      {t(`keys-scope-${scope}`)}
      <small class="muted">
        {t(`keys-scope-${scope}-text`)}
        {forFederation && scope === 'exports' && ` ${t('keys-scope-exports-nightly')}`}
      </small>
    </>
  );
}
