// Who runs the site, in a line that comes when all else is there; where nobody has said so, or it does not come, there is none.
import { t } from '../i18n';
import { useIdle } from '../idle';
import { Contact } from './Contact';
import { useOperator } from './useOperator';
import { runByText } from './words';
import '../styles/operator.css';

export const RunBy = () => (useIdle() ? <Line /> : null);

function Line() {
  const operator = useOperator().found?.operator;
  if (!operator) return null;
  return (
    <p class="run-by">
      {runByText(operator)} {t('operator-contact-before')} <Contact contact={operator.contact} />
    </p>
  );
}
