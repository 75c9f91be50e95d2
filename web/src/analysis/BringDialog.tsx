// Bringing notes in from a PGN, pasted or from a file: what would be added is told before it is.
import { useEffect, useId, useState } from 'preact/hooks';
import { num } from '../format';
import { t } from '../i18n';
import { Dialog } from '../ui/Dialog';
import { TextFileField } from '../ui/TextFileField';
import type { Gain, Read, Refusal } from './bring';

/** A file may hold many games; only the first is read. */
const FILE_BYTES = 1_000_000;
/** After the last letter. */
const QUIET_MS = 250;
const STOPS_SHOWN = 5;

export type Found = { refused: Refusal } | (Exclude<Read, { refused: Refusal }> & { gain: Gain });

interface Props {
  open: boolean;
  look: (text: string) => Found;
  onAdd: (found: Found) => void;
  onClose: () => void;
}

export function BringDialog({ open, ...props }: Props) {
  return (
    <Dialog open={open} title={t('notes-bring-title')} onClose={props.onClose}>
      <Content {...props} />
    </Dialog>
  );
}

function Content({ look, onAdd, onClose }: Omit<Props, 'open'>) {
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [asked, setAsked] = useState(false);
  // Reading a long one takes a moment: not after each letter.
  useEffect(() => {
    setFound(null);
    if (!text.trim()) return;
    const timer = setTimeout(() => setFound(look(text)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const add = () => {
    const now = text.trim() ? (found ?? look(text)) : { refused: 'empty' as const };
    setAsked(true);
    setFound(now);
    if (!('refused' in now) && isSomething(now.gain)) onAdd(now);
  };
  return (
    <div class="bring">
      <p>{t('notes-bring-text')}</p>
      <div class="field">
        <label for={id}>{t('notes-bring-field')}</label>
        <textarea
          id={id}
          rows={6}
          value={text}
          spellcheck={false}
          aria-invalid={asked && !!found && 'refused' in found}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setAsked(false);
          }}
        />
      </div>
      <TextFileField
        name="pgn"
        label={t('notes-bring-file')}
        hint={t('notes-bring-hint')}
        accept=".pgn,.txt,application/x-chess-pgn,text/plain"
        bytesMax={FILE_BYTES}
        onText={(read) => void read.then((said) => said && setText(said))}
      />
      <div class="bring-found" role="status">
        {found && <Preview found={found} />}
      </div>
      <div class="row dialog-actions">
        <button type="button" class="btn primary" onClick={add}>
          {t('notes-bring-add')}
        </button>
        <button type="button" class="btn quiet" onClick={onClose}>
          {t('game-cancel')}
        </button>
      </div>
    </div>
  );
}

export const isSomething = ({ moves, comments, signs }: Gain): boolean =>
  moves + comments + signs > 0;

/** "12 new moves, 3 new comments." */
export function gainText({ moves, comments, signs }: Gain): string {
  const parts = Object.entries({ moves, comments, signs }).filter(([, n]) => n > 0);
  return parts.map(([what, n]) => t(`notes-gain-${what}`, { n, shown: num(n) })).join(', ');
}

function Preview({ found }: { found: Found }) {
  if ('refused' in found) return <p class="err">{t(`notes-bring-${found.refused}`)}</p>;
  const { gain, stops } = found;
  const nothing = stops.length > 0 ? 'notes-bring-nothing' : 'notes-bring-known';
  const words = stops.slice(0, STOPS_SHOWN).map(({ label, word }) => label + word);
  return (
    <>
      <p>
        <b>{isSomething(gain) ? gainText(gain) : t(nothing)}</b>
      </p>
      {stops.length > 0 && (
        <p class="note warn">
          {t('notes-bring-stops', { n: stops.length, words: words.join(', ') })}
          {stops.length > STOPS_SHOWN && ' …'}
        </p>
      )}
    </>
  );
}
