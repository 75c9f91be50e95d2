// What can be done with the line on the board: copy it, look its position up, move it up, delete it.
import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { t } from '../i18n';
import { endOf, isPromotable, pathTo } from './tree';
import type { LineWalk } from './useLines';
import { VariantContext } from './written';

interface Props {
  walk: LineWalk;
  /** The line that these moves are, as PGN. */
  pgn: (line: ReturnType<typeof pathTo>) => string;
  /** What can be done with all of the lines. */
  children?: ComponentChildren;
}

export function LineTools({ walk, pgn, children }: Props) {
  const { tree, node } = walk;
  const variant = useContext(VariantContext);
  const [news, setNews] = useState<{ text: string; at: number } | null>(null);
  /** It is about the position on the board, and goes with it. */
  const said = news?.at === node.id ? news.text : '';
  /** What the browser did not let us copy is shown, to be copied by hand. */
  const [shown, setShown] = useState<string | null>(null);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setNews({ text: t('game-copied'), at: node.id });
      setShown(null);
    } catch {
      setNews(null);
      setShown(text);
    }
  };
  const remove = () => {
    if (node.played) return;
    walk.remove();
    setNews({ text: t('analysis-removed'), at: node.parent });
  };
  const undo = () => {
    walk.undo?.();
    setNews(null);
    document.getElementById('move-in')?.focus({ preventScroll: true });
  };
  return (
    <div class="quietlinks" role="group" aria-label={t('analysis-tools')}>
      <button type="button" onClick={() => void copy(node.fen)}>
        {t('analysis-copy-fen')}
      </button>
      <button type="button" onClick={() => void copy(pgn(pathTo(tree, endOf(tree, node.id).id)))}>
        {t('analysis-copy-pgn')}
      </button>
      {children}
      <a href={`/archive?${new URLSearchParams({ variant, fen: node.fen })}`}>
        {t('analysis-archive')}
      </a>
      <button type="button" aria-disabled={!isPromotable(tree, node.id)} onClick={walk.promote}>
        {t('analysis-promote')}
      </button>
      <button type="button" class="danger" aria-disabled={node.played} onClick={remove}>
        {t('analysis-remove')}
      </button>
      <p class="small muted said">
        <span role="status">{said}</span>{' '}
        {walk.undo && (
          <button type="button" class="linkish" onClick={undo}>
            {t('analysis-undo')}
          </button>
        )}
      </p>
      {shown !== null && (
        <textarea
          class="copybox"
          readOnly
          rows={4}
          aria-label={t('analysis-copy-by-hand')}
          value={shown}
          ref={(box) => box?.select()}
        />
      )}
    </div>
  );
}
