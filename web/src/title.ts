// The document's title, with the number of what awaits the reader in front: it shows in the tab.
import { useEffect } from 'preact/hooks';
import { awaiting } from './games';

export function useTitle(title: string) {
  const count = awaiting.value;
  useEffect(() => {
    document.title = `${count ? `(${count}) ` : ''}${title} – Posthorn`;
  }, [title, count]);
}
