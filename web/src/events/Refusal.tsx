// Why the reader cannot enter, with the rule that says so.
import { problemText } from '../api/problem';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Icon } from '../ui/Icon';
import type { EntryRefusal } from './api';

export function Refusal({ refusal: { code, detail, rule } }: { refusal: EntryRefusal }) {
  const problem = { type: 'about:blank', title: detail, status: 409, code, detail, rule };
  return (
    <div class="refusal">
      <p>
        <b>{t('events-cannot-enter')}</b>
      </p>
      <p>
        <Icon name="warn" /> <Cited text={problemText(problem)} />
      </p>
    </div>
  );
}
