// A new account. The same answer comes whether or not the address is known: the mail tells more.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { zone } from '../format';
import { lang, t } from '../i18n';
import { ownPath, query } from '../router';
import { useTitle } from '../title';
import { EmailField } from '../ui/EmailField';
import { FederationField } from '../ui/FederationField';
import { Field } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { Letter } from '../ui/Letter';
import { PasswordField } from '../ui/PasswordField';
import { keepWayBack, withWay } from '../wayBack';

const FIELD_OF = {
  weak_password: 'password',
  guessable_password: 'password',
  invalid_email: 'email',
  invalid_given_name: 'given_name',
  mixed_given_name: 'given_name',
  invalid_family_name: 'family_name',
  mixed_family_name: 'family_name',
  invalid_federation: 'federation',
} as const;

export default function SignUp() {
  const [sentTo, setSentTo] = useState('');
  const then = ownPath(new URLSearchParams(query.value).get('then'));
  useTitle(t(sentTo ? 'sign-up-done' : 'sign-up-title'));

  const send = async (values: Values) => {
    const { email = '', password = '', given_name = '', family_name = '' } = values;
    const { federation = '' } = values;
    const { error } = await api.POST('/api/sign-up', {
      body: {
        email,
        password,
        given_name: given_name.trim(),
        family_name: family_name.trim(),
        federation,
        language: lang.value === 'cs' ? 'cs' : 'en',
        zone,
      },
    });
    if (!error) {
      keepWayBack(then);
      setSentTo(email);
    }
    return error;
  };

  if (sentTo) {
    return (
      <Letter title={t('sign-up-done')} announce>
        <div class="panel">
          <p>{t('sign-up-done-text', { email: sentTo })}</p>
          <p class="aside">{t('mail-missing')}</p>
        </div>
      </Letter>
    );
  }
  return (
    <Letter title={t('sign-up-title')} lede={t('sign-up-lede')}>
      <div class="panel">
        <Form submit={t('sign-up')} onSend={send} fieldOf={FIELD_OF}>
          <div class="pair">
            <Field
              name="given_name"
              label={t('given-name')}
              autoComplete="given-name"
              maxLength={60}
              required
            />
            <Field
              name="family_name"
              label={t('family-name')}
              autoComplete="family-name"
              maxLength={60}
              required
            />
          </div>
          <FederationField />
          <EmailField fresh />
          <PasswordField fresh />
        </Form>
      </div>
      <p>
        {t('have-account')} <a href={withWay('/sign-in', then)}>{t('sign-in')}</a>
      </p>
    </Letter>
  );
}
