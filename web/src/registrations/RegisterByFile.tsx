// Many players registered by one file: it is checked first, line by line, and registered with one press.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { SourceField } from '../imports/SourceField';
import { useRows } from '../imports/useRows';
import { Form } from '../ui/Form';
import { FileFound } from './FileFound';
import { MailLanguage } from './fields';
import { languageOf } from './registering';
import { type Checked, canRegister, invitedBy, isStale, useFile } from './useFile';
import '../styles/imports.css';

/** The server's limit, in players. */
const ROWS = 200;

/** The field to which a code of the server belongs. */
const FIELD_OF = { too_many_rows: 'players', body_too_large: 'players' } as const;

interface Props {
  code: string;
  /** Players are registered: the list is another one. */
  onRegistered: (count: number) => void;
}

export function RegisterByFile({ code, onRegistered }: Props) {
  const { csv, clear, box, check, show, field } = useRows('players');
  const [asked, setAsked] = useState(false);
  const { checked, look, register } = useFile(code);
  const news = useFocusOn(checked, asked);
  const done = (count: number) => {
    clear();
    onRegistered(count);
  };
  return (
    <div ref={box}>
      <Form
        submit={t('bring-check')}
        fieldOf={FIELD_OF}
        onSend={({ language }) => look(csv, languageOf(language))}
        check={check}
      >
        <SourceField
          {...field}
          label={t('federation-file')}
          hint={t('federation-file-hint', { n: ROWS })}
          example={t('federation-file-example')}
        />
        <MailLanguage />
      </Form>
      {checked && (
        <div class="brought" data-unsaved>
          <p tabIndex={-1} ref={news}>
            {headline(checked, csv)}
          </p>
          <FileFound of={checked.found} onShow={show} />
          {canRegister(checked, csv) && (
            <button type="button" class="btn primary" onClick={() => setAsked(true)}>
              {t('federation-file-send', { n: checked.found.registered.length })}
            </button>
          )}
        </div>
      )}
      <Confirm
        open={asked}
        title={t('federation-file-confirm', { n: checked?.found.registered.length ?? 0 })}
        text={t('federation-file-confirm-text', { n: invitedBy(checked) })}
        action={t('federation-file-action')}
        onConfirm={() => register(done)}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}

/** The news has the focus when it comes: behind the dialog that it came from, once that is closed. */
function useFocusOn(checked: Checked | null, asked: boolean) {
  const news = useRef<HTMLParagraphElement>(null);
  const before = useRef(checked);
  useEffect(() => {
    if (asked || before.current === checked) return;
    before.current = checked;
    queueMicrotask(() => news.current?.focus());
  }, [checked, asked]);
  return news;
}

function headline(checked: Checked, now: string): string {
  const { dry_run: dry, registered, problems } = checked.found;
  if (isStale(checked, now)) return t('bring-stale');
  if (problems.length) return t('federation-file-faults', { n: problems.length });
  if (!registered.length) return t('federation-file-nobody');
  return t(dry ? 'federation-file-right' : 'federation-file-done', { n: registered.length });
}
