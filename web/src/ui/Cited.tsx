// A text in which every rule that it cites is a link to its article. The words stay what they are.
import { t } from '../i18n';

/** `LAW-6.8`, `TR-10.10e`, `MAK-COUNT-PIECES`; the point at the end of a sentence is not part of one. */
const RULE = /\b((?:LAW|TR|RAT|NORM|SKS|MAK|FIDE)-(?:\d\w*|[A-Z]+)(?:[.-]\w+)*)/;

/** What is being written would be lost with the page: then the article comes in a tab of its own. */
function keepWritten(link: HTMLAnchorElement | null) {
  if (!link?.closest('form, dialog, [data-unsaved]')) return;
  link.target = '_blank';
  link.title = t('rule-new-tab');
}

/** Of what a text is split into by a pattern with one group, every second part is what has matched. */
export const Cited = ({ text }: { text: string }) => (
  <>
    {text.split(RULE).map((part, place) =>
      place % 2 ? (
        <a href={`/rules/${part}`} ref={keepWritten}>
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </>
);
