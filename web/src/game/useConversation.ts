// Writing to the opponent without a move.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Game, Problem } from '../api/types';
import { draftKey } from '../drafts';

interface Letter {
  /** Made here and kept while the text is: the server writes a letter with the same id only once. */
  id: string;
  text: string;
}

const NONE: Letter = { id: '', text: '' };
const key = (game: number) => draftKey('letter', game);

function stored(game: number): Letter {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(key(game)) ?? '{}') as Partial<Letter>) };
  } catch {
    return NONE;
  }
}

export type Conversation = ReturnType<typeof useConversation>;

export function useConversation(game: Game, reload: () => Promise<Game | null>) {
  const [letter, setLetter] = useState(() => stored(game.id));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  useEffect(() => {
    try {
      if (letter.text) localStorage.setItem(key(game.id), JSON.stringify(letter));
      else localStorage.removeItem(key(game.id));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }, [game.id, letter]);

  const write = (text: string) => {
    setProblem(null);
    setLetter({ id: crypto.randomUUID(), text });
  };

  const send = async () => {
    if (busy.current || !letter.text.trim()) return;
    busy.current = true;
    setSending(true);
    setProblem(null);
    const { data, error } = await api.POST('/api/games/{id}/messages', {
      params: { path: { id: game.id } },
      body: { id: letter.id, text: letter.text.trim() },
    });
    if (data) {
      await reload();
      setLetter(NONE);
    } else {
      setProblem(error);
    }
    busy.current = false;
    setSending(false);
  };

  return { text: letter.text, write, send, sending, problem };
}
