// Files that a form takes, and the quarter of the list that they are.
import { t } from '../i18n';

/** What the choice of a file offers. */
export const CSV = '.csv,text/csv,text/plain';

/** What a file says before one is chosen. */
export const NOTHING: Promise<string> = Promise.resolve('');

/** The server's limit of a request, in bytes. */
export const LIST_BYTES = 4 * 1_024 * 1_024;

/** Lines that say something, without the heading. */
export const rowsOf = (csv: string): number =>
  Math.max(0, csv.split('\n').filter((line) => line.trim()).length - 1);

const QUARTER = /^\d{4}\/[1-4]$/;

/** What is wrong with a quarter that a form asks for under this name. */
export const quarterFault = (name: string, quarter = ''): Record<string, string> =>
  QUARTER.test(quarter.trim()) ? {} : { [name]: t('runs-quarter-wrong') };
