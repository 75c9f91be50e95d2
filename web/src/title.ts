// The document's title, with the number of games to move in front: it shows in the tab.
import { useEffect } from 'preact/hooks';
import { toMove } from './games';

export function useTitle(title: string) {
  const count = toMove.value;
  useEffect(() => {
    document.title = `${count ? `(${count}) ` : ''}${title} – Posthorn`;
  }, [title, count]);
}
