// What is told to those who may not do this, as the server would.
import type { Problem } from '../api/types';
import { t } from '../i18n';

export function forbidden(): Problem {
  const detail = t('error-forbidden');
  return { type: 'about:blank', title: detail, status: 403, code: 'forbidden', detail };
}
