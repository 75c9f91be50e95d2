// Officers act for all federations: which one?
import { t } from '../i18n';
import { go } from '../router';
import { useTitle } from '../title';
import { FederationField } from '../ui/FederationField';
import { Form } from '../ui/Form';
import { Letter } from '../ui/Letter';

export function ChooseFederation() {
  useTitle(t('federation-choose-title'));
  return (
    <Letter title={t('federation-choose-title')} lede={t('federation-choose-lede')}>
      <div class="panel">
        <Form
          submit={t('federation-choose-send')}
          onSend={async ({ federation = '' }) => {
            go(`/federation/${federation}`);
            return undefined;
          }}
        >
          <FederationField />
        </Form>
      </div>
    </Letter>
  );
}
