// Among the offices: administrators say who runs the site. Others see nothing of it here.
import { api } from '../api/client';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { Field, FieldFrame } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { Skeleton } from '../ui/Skeleton';
import { toast } from '../ui/Toast';
import { useOperator } from './useOperator';
import { FIELD_OF, LONGEST, faultsIn, operatorOf } from './words';
import '../styles/operator.css';

export function OperatorForm() {
  const { found, problem, load, put } = useOperator();
  if (problem) return <Failure problem={problem} onRetry={load} />;
  if (!found) return <Skeleton height="30rem" />;
  if (!found.may_change) return null;
  const { operator } = found;
  const send = async (values: Values) => {
    const { data, error } = await api.PUT('/api/operator', { body: operatorOf(values) });
    if (!data) return error;
    put(data);
    toast(t('operator-saved'));
    return undefined;
  };
  return (
    <section class="panel operator" aria-labelledby="h-operator">
      <h2 id="h-operator">{t('operator-title')}</h2>
      <p>{t('operator-lede')}</p>
      <Form submit={t('operator-save')} fieldOf={FIELD_OF} check={faultsIn} onSend={send}>
        <Field
          name="name"
          label={t('operator-name')}
          hint={t('operator-name-hint')}
          autoComplete="organization"
          maxLength={LONGEST.name}
          defaultValue={operator?.name}
          required
        />
        <Field
          name="contact"
          label={t('operator-contact')}
          hint={t('operator-contact-hint')}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellcheck={false}
          maxLength={LONGEST.contact}
          defaultValue={operator?.contact}
          required
        />
        <FieldFrame name="address" label={t('operator-address')} hint={t('operator-address-hint')}>
          {(ties) => (
            <textarea
              {...ties}
              rows={3}
              maxLength={LONGEST.address}
              defaultValue={operator?.address ?? ''}
            />
          )}
        </FieldFrame>
      </Form>
    </section>
  );
}
