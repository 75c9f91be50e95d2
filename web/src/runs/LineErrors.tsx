// What is wrong with a file, line by line.
import { num } from '../format';
import { t } from '../i18n';
import type { LineError } from '../ratings/api';

/** More wrong lines than these are not shown: the file is another one. */
const ERRORS = 100;

export function LineErrors({ errors }: { errors: readonly LineError[] }) {
  return (
    <div class="form-summary line-errors" role="alert">
      <p>{t('runs-import-errors', { n: errors.length })}</p>
      <ul>
        {errors.slice(0, ERRORS).map(({ file, line, column, reason }, place) => (
          <li key={place}>
            {file === 'history' && `${t('runs-history')}: `}
            <b>{t('runs-line', { n: num(line, { useGrouping: false }) })}</b>
            {column && ` (${column})`}: <span lang="en">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
