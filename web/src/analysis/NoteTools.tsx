// What can be done with all the notes of a game: take in those of a PGN, and have them as one.
import { useContext, useRef, useState } from 'preact/hooks';
import { problemText } from '../api/problem';
import { saveFrom } from '../game/download';
import type { Game } from '../api/types';
import { t } from '../i18n';
import type { Rules } from '../rules/rules';
import { session } from '../session';
import { Cited } from '../ui/Cited';
import { toast } from '../ui/Toast';
import { BringDialog, type Found, gainText } from './BringDialog';
import { gainOf, readNotes, withBrought } from './bring';
import { notedOf } from './notebook/inTree';
import type { Status } from './notebook/sync';
import type { Notes } from './notebook/types';
import { type NotebookOfGame, playedIn } from './notebook/useNotebook';
import type { Tree } from './tree';
import { VariantContext } from './written';

interface Props {
  game: Game;
  rules: Rules;
  notebook: NotebookOfGame;
  tree: Tree;
  onBring: (brought: Notes) => void;
  onTakeBack: () => void;
}

export function NoteTools({ game, rules, notebook, tree, onBring, onTakeBack }: Props) {
  const variant = useContext(VariantContext);
  const [bringing, setBringing] = useState(false);
  /** Something was, since the page was opened, and was not taken back. */
  const [brought, setBrought] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** What is wrong with the file, or why there is none. */
  const [wrong, setWrong] = useState('');

  const look = (text: string): Found => {
    const read = readNotes(text, { variant, rules, initialFen: game.initial_fen });
    if ('refused' in read) return read;
    const mine = { note: notebook.note, lines: notedOf(tree) };
    const all = withBrought(mine, read.notes, playedIn(game));
    const gain = gainOf(mine.lines, all.lines);
    const noted = all.note === mine.note ? 0 : 1;
    return { ...read, gain: { ...gain, comments: gain.comments + noted } };
  };
  const add = (found: Found) => {
    setBringing(false);
    if ('refused' in found) return;
    onBring(found.notes);
    setBrought(true);
    toast(t('notes-brought', { what: gainText(found.gain) }));
  };
  const takeBack = () => {
    onTakeBack();
    setBrought(false);
    // The button that was pressed is gone.
    button.current?.focus();
    toast(t('notes-taken-back'));
  };
  const save = async () => {
    setWrong('');
    // What was written a moment ago belongs in it.
    await notebook.sync.flush();
    const { status } = notebook.sync.viewed();
    const name = `posthorn-${game.id}-notes.pgn`;
    const problem = await saveFrom(`/api/games/${game.id}/notebook/pgn`, name);
    setWrong(problem ? problemText(problem) : lackOf(status));
  };
  return (
    <>
      <button type="button" ref={button} onClick={() => setBringing(true)}>
        {t('notes-bring')}
      </button>
      {brought && (
        <button type="button" onClick={takeBack}>
          {t('notes-take-back')}
        </button>
      )}
      {session.value && (
        <button type="button" onClick={() => void save()}>
          {t('notes-pgn')}
        </button>
      )}
      {wrong && (
        <p class="err" role="alert">
          <Cited text={wrong} />
        </p>
      )}
      <BringDialog open={bringing} look={look} onAdd={add} onClose={() => setBringing(false)} />
    </>
  );
}

/** What a file of the server's lacks while it has not all that was written, and why. */
function lackOf(status: Status): string {
  if (status.kind === 'kept' || status.kind === 'untouched') return '';
  const why = status.kind === 'refused' ? problemText(status.problem) : t('notes-pgn-unsent');
  return `${t('notes-pgn-lacks')} ${why}`;
}
