// A file that a form takes as text: which it was, and how it was read where that had to be guessed.
import { useContext, useRef, useState } from 'preact/hooks';
import { Field } from './Field';
import { FieldErrors } from './Form';
import { useTextFile } from './useTextFile';
import { t } from '../i18n';

interface Props {
  name: string;
  label: string;
  hint: string;
  accept: string;
  /** The server's limit. */
  bytesMax: number;
  required?: boolean;
  /** What it says, once it is read; nothing where no file is chosen, or none that can be read. */
  onText: (text: Promise<string>) => void;
}

export function TextFileField({ bytesMax, onText, ...field }: Props) {
  const errors = useContext(FieldErrors);
  const [wrong, setWrong] = useState('');
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement | null>(null);
  const file = useTextFile(bytesMax, setText, (why) => {
    setWrong(why);
    // The form is not sent with it.
    input.current?.setCustomValidity(why);
  });
  const choose = (control: HTMLInputElement) => {
    input.current = control;
    file.forget();
    onText(file.choose(control.files?.[0]));
  };
  const { other } = file;
  const sample = file.told && sampleOf(text);
  return (
    <FieldErrors.Provider value={wrong ? { ...errors, [field.name]: wrong } : errors}>
      <div class="text-file">
        <Field {...field} type="file" onChange={(event) => choose(event.currentTarget)} />
        <p class="small muted" role="status">
          {file.told}
          {sample && <bdi> {t('file-sample', { line: sample })}</bdi>}
        </p>
        {other && (
          <button type="button" class="btn small" onClick={() => onText(other.read())}>
            {other.text}
          </button>
        )}
      </div>
    </FieldErrors.Provider>
  );
}

/** The first line on which the encodings differ. */
const sampleOf = (text: string): string =>
  text
    .split(/\r?\n/)
    .find((line) => /[^\u0000-\u007f]/.test(line))
    ?.slice(0, 80) ?? '';
