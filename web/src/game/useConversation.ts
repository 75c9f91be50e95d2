// Writing to the opponent without a move.
import { useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Game, Problem } from '../api/types';
import { draftKey } from '../drafts';
import { useKeptLetter } from '../useKeptLetter';

export type Conversation = ReturnType<typeof useConversation>;

export function useConversation(game: Game, reload: () => Promise<Game | null>) {
  const { letter, ...kept } = useKeptLetter(draftKey('letter', game.id));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  const write = (text: string) => {
    setProblem(null);
    kept.write(text);
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
      kept.sent(letter);
    } else {
      setProblem(error);
    }
    busy.current = false;
    setSending(false);
  };

  return { text: letter.text, write, send, sending, problem };
}
