// Whoever comes back from a game finds the list as it was, with the keyboard at that game.
import { useEffect } from 'preact/hooks';
import { leftThroughHistory } from '../router';

export function useReturn(ready: boolean) {
  useEffect(() => {
    const left = leftThroughHistory();
    if (!ready || !left) return;
    const links = [...document.querySelectorAll<HTMLElement>('.games a.cover')];
    const link = links.find((each) => each.getAttribute('href') === left);
    if (!link) return;
    link.focus({ preventScroll: true });
    const { top, bottom } = link.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) link.scrollIntoView({ block: 'center' });
  }, [ready]);
}
