// A text in which what stands in backquotes is code, and every article that it names a link.
import { Cited } from '../ui/Cited';

export const Marked = ({ text }: { text: string }) => (
  <>
    {text
      .split('`')
      .map((part, place) =>
        place % 2 ? <code key={place}>{part}</code> : <Cited key={place} text={part} />,
      )}
  </>
);
