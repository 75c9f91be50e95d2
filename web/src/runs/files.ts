// Files that a form takes.

/** The form says that all fields are texts; these are files. */
export const textOf = (file: unknown): Promise<string> | string =>
  file instanceof File ? file.text() : '';

/** Lines that say something, without the heading. */
export const rowsOf = (csv: string): number =>
  Math.max(0, csv.split('\n').filter((line) => line.trim()).length - 1);
