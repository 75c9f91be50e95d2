// Beneath a table: the way to pages on which players show running games (TR-14), for its players and officials;
// what is in it comes when it is opened.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { lazilyDecided } from '../game/lazily';
import { t } from '../i18n';
import { isBack } from '../router';

const OwnPages = lazilyDecided('OwnPages');

/** Where mails lead, and the page of a game. */
const ANCHOR = 'pages';

export function PagesBox({ section }: { section: number }) {
  const [wanted] = useState(() => location.hash === `#${ANCHOR}`);
  const [open, setOpen] = useState(wanted);
  const summary = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (wanted && !isBack()) summary.current?.focus();
  }, [wanted]);
  return (
    <details
      id={ANCHOR}
      class="panel pad director-box"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={summary}>
        <h2>{t('section-own-pages')}</h2>
      </summary>
      {open && <OwnPages section={section} wanted={wanted} />}
    </details>
  );
}
