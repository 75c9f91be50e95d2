// Pages that belong together, above each of them.
import { useEffect, useRef } from 'preact/hooks';
import { path } from '../router';

interface Props {
  label: string;
  pages: readonly (readonly [to: string, text: string])[];
}

/** The page that is open, or the one beneath which it stands. */
function currentOf(pages: Props['pages'], here: string): string | undefined {
  const above = pages.map(([to]) => to).filter((to) => here === to || here.startsWith(`${to}/`));
  return above.sort((a, b) => b.length - a.length)[0];
}

export function Tabs({ label, pages }: Props) {
  const row = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen: the present page stands in sight.
  useEffect(() => {
    const nav = row.current;
    const here = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && here) nav.scrollLeft = here.offsetLeft - nav.offsetLeft - nav.clientWidth / 3;
  }, [path.value]);
  const current = currentOf(pages, path.value);
  return (
    <nav class="tabs" aria-label={label} ref={row}>
      {pages.map(([to, text]) => (
        <a
          key={to}
          href={to}
          aria-current={to === current ? (path.value === to ? 'page' : 'true') : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
