// A text in which every rule that it cites is a link to its article. The words stay what they are.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../i18n';

/** Around forms and dialogs: what is written in them would be lost with the page. */
export const Unsaved = createContext(false);

/** `LAW-6.8`, `TR-10.10e`, `MAK-COUNT-PIECES`; the point at the end of a sentence is not part of one. */
const RULE = /\b(?:LAW|TR|RAT|NORM|SKS|MAK|FIDE)-(?:\d\w*|[A-Z]+)(?:[.-]\w+)*/g;

interface Props {
  text: string;
  /** Beside what would be lost with the page: in a tab of its own, as in forms and dialogs. */
  apart?: boolean;
}

function RuleLink({ rule, apart }: { rule: string; apart: boolean }) {
  const href = `/rules/${rule}`;
  if (!apart) return <a href={href}>{rule}</a>;
  return (
    // A title, not a name: what cites the rule may describe a field.
    <a href={href} target="_blank" rel="noopener" title={t('rule-new-tab')}>
      {rule}
    </a>
  );
}

export function Cited({ text, apart = false }: Props) {
  const unsaved = useContext(Unsaved);
  const rules = text.match(RULE);
  if (!rules) return <>{text}</>;
  return (
    <>
      {text.split(RULE).map((part, place) => {
        const rule = rules[place];
        return (
          <>
            {part}
            {rule && <RuleLink rule={rule} apart={apart || unsaved} />}
          </>
        );
      })}
    </>
  );
}
