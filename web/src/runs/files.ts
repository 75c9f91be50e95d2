// Files that a form takes, and the quarter of the list that they are.
import { t } from '../i18n';

/** The form says that all fields are texts; these are files. */
export const textOf = (file: unknown): Promise<string> | string =>
  file instanceof File ? file.text() : '';

/** Lines that say something, without the heading. */
export const rowsOf = (csv: string): number =>
  Math.max(0, csv.split('\n').filter((line) => line.trim()).length - 1);

const QUARTER = /^\d{4}\/[1-4]$/;

/** What is wrong with a quarter that a form asks for under this name. */
export const quarterFault = (name: string, quarter = ''): Record<string, string> =>
  QUARTER.test(quarter.trim()) ? {} : { [name]: t('runs-quarter-wrong') };
