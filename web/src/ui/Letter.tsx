// A page that says or asks one thing: heading, a sentence, the rest.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  title: string;
  lede?: string | undefined;
  /** News that came while the reader was here: the focus goes to the heading. */
  announce?: boolean;
  children?: ComponentChildren;
}

export function Letter({ title, lede, announce = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus();
  }, [announce, title]);
  return (
    <div class="letter">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lede && <p class="lede">{lede}</p>}
      {children}
    </div>
  );
}
