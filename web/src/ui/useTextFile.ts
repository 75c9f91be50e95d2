// A file that was chosen to be read as text, and read again where its encoding was guessed wrongly.
import { useState } from 'preact/hooks';
import { num } from '../format';
import { t } from '../i18n';
import { type Guess, type Read, guessText, otherThan, readText } from './textFile';

const KB = 1_024;

/** Whole kilobytes, and never none. */
export const kilobytes = (bytes: number): number => Math.max(1, Math.round(bytes / KB));

/** `onText`: what the file says; not called for one that is not taken, of which `onWrong` tells why. */
export function useTextFile(
  bytesMax: number,
  onText: (text: string) => void,
  onWrong: (wrong: string) => void,
) {
  const [file, setFile] = useState<File | null>(null);
  const [as, setAs] = useState<Guess | null>(null);
  const take = (read: Read): string => {
    const limit = num(kilobytes(bytesMax));
    onWrong('wrong' in read ? t(`file-unreadable-${read.wrong}`, { limit }) : '');
    setAs('wrong' in read ? null : read.as);
    if ('text' in read) onText(read.text);
    return 'text' in read ? read.text : '';
  };
  const choose = async (next: File | undefined, asked?: Guess): Promise<string> => {
    if (!next) return '';
    setFile(next);
    return take(await readText(next, bytesMax, asked));
  };
  const forget = () => {
    setFile(null);
    setAs(null);
    onWrong('');
  };
  return {
    name: file?.name ?? '',
    /** Which encoding was guessed, in words. */
    told: as ? t('file-read-as', { encoding: guessText(as) }) : '',
    choose,
    forget,
    /** None where nothing was guessed. */
    other: as &&
      file && {
        text: t('file-read-as-other', { encoding: guessText(otherThan(as)) }),
        read: () => choose(file, otherThan(as)),
      },
  };
}
