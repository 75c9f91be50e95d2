// What is being written to others, kept in this browser until it is sent.
import { useEffect, useState } from 'preact/hooks';

interface Letter {
  /** Made here and kept while the text is: the server writes a letter with the same id only once. */
  id: string;
  text: string;
}

const NONE: Letter = { id: '', text: '' };

function stored(key: string): Letter {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Letter>) };
  } catch {
    return NONE;
  }
}

export function useKeptLetter(key: string) {
  const [letter, setLetter] = useState(() => stored(key));
  useEffect(() => {
    try {
      if (letter.text) localStorage.setItem(key, JSON.stringify(letter));
      else localStorage.removeItem(key);
    } catch {
      // Without storage it lasts as long as the page.
    }
  }, [key, letter]);
  const write = (text: string) => setLetter({ id: crypto.randomUUID(), text });
  /** What was written on while this one was on its way stays. */
  const sent = ({ id }: Letter) => setLetter((now) => (now.id === id ? NONE : now));
  return { letter, write, sent };
}
