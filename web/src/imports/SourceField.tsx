// A text that comes from a file or is pasted: a chosen file is read at once and stands below, where it
// can be mended.
import { useContext } from 'preact/hooks';
import { num } from '../format';
import { t } from '../i18n';
import { Field, FieldFrame } from '../ui/Field';
import { FieldErrors } from '../ui/Form';
import { useTextFile } from '../ui/useTextFile';
import { bytesOf, kilobytes, linesOf } from './text';

interface Props {
  /** Of the field with the text; that with the file has "_file" behind it. */
  name: string;
  label: string;
  hint: string;
  /** How such a text might look. */
  example?: string | undefined;
  accept: string;
  /** The server's limit. */
  bytesMax: number;
  value: string;
  onChange: (text: string) => void;
  /** Why the chosen file was not taken; nothing is sent while it stands there. */
  wrong: string;
  onWrong: (wrong: string) => void;
}

export function SourceField(props: Props) {
  const { name, label, hint, example, accept, bytesMax, value, onChange, wrong, onWrong } = props;
  const errors = useContext(FieldErrors);
  const file = useTextFile(bytesMax, onChange, onWrong);

  const type = (text: string) => {
    file.forget();
    onChange(text);
  };
  return (
    <FieldErrors.Provider value={{ ...errors, [`${name}_file`]: wrong }}>
      <fieldset class="source">
        <legend>{label}</legend>
        <Field
          name={`${name}_file`}
          label={t('bring-from-file')}
          type="file"
          accept={accept}
          // The same file again, mended meanwhile, is a choice, too.
          onClick={(event) => {
            event.currentTarget.value = '';
            file.forget();
          }}
          onChange={(event) => void file.choose(event.currentTarget.files?.[0])}
        />
        <FieldFrame name={name} label={t('bring-as-text')} hint={hint}>
          {(ties) => (
            <textarea
              {...ties}
              rows={6}
              wrap="off"
              spellcheck={false}
              autoCapitalize="none"
              autoComplete="off"
              value={value}
              onInput={(event) => type(event.currentTarget.value)}
            />
          )}
        </FieldFrame>
        {example && (
          <div class="source-example small muted">
            <p>{t('bring-example')}</p>
            <pre>{example}</pre>
          </div>
        )}
        <p class="small muted" role="status">
          {[noteOf(file.name, wrong, value), file.told].filter(Boolean).join(' ')}
        </p>
        {file.other && (
          <button type="button" class="btn small" onClick={() => void file.other?.read()}>
            {file.other.text}
          </button>
        )}
      </fieldset>
    </FieldErrors.Provider>
  );
}

/** How much there is, and from which file; a file that was not taken leaves what was there. */
function noteOf(file: string, wrong: string, value: string): string {
  if (wrong) return t('bring-not-taken', { file });
  if (!value.trim()) return '';
  const much = { lines: linesOf(value), size: num(kilobytes(bytesOf(value))) };
  return file ? t('bring-taken', { file, ...much }) : t('bring-much', much);
}

/** Shows a line where it can be mended: selected, in the middle of its field. */
export function showLine(area: HTMLTextAreaElement, [start, end]: readonly [number, number]) {
  area.focus();
  area.setSelectionRange(start, end);
  // Lines do not wrap: each is as high as the others.
  const before = area.value.slice(0, start).split('\n').length - 1;
  const height = area.scrollHeight / Math.max(1, area.value.split('\n').length);
  area.scrollTop = before * height - area.clientHeight / 2;
  area.scrollIntoView({ block: 'center' });
}
