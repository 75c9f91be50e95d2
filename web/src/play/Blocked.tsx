// Whom the reader has blocked: asked for when the box is opened.
import { useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Player, Problem } from '../api/types';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { fullName, PlayerName } from '../ui/PlayerName';

export function Blocked() {
  const [players, setPlayers] = useState<readonly Player[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [news, setNews] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/blocked-players');
    if (data) setPlayers(data.players);
    setProblem(error ?? null);
  };
  const unblock = async (player: Player) => {
    const { data, error } = await api.DELETE('/api/blocked-players/{id}', {
      params: { path: { id: player.id } },
    });
    setProblem(error ?? null);
    if (!data) return;
    setPlayers(data.players);
    setNews(t('play-unblocked', { who: fullName(player) }));
    // The button that was pressed is gone with its line.
    told.current?.focus();
  };
  return (
    <details
      class="panel pad director-box"
      onToggle={({ currentTarget: { open } }) => open && void load()}
    >
      <summary>
        <h2>{t('play-blocked')}</h2>
      </summary>
      <p>{t('play-blocked-text')}</p>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      <p role="status" tabIndex={-1} ref={told}>
        {news}
      </p>
      {players?.length === 0 && <p class="muted">{t('play-blocked-none')}</p>}
      <ul class="things">
        {players?.map((player) => (
          <li key={player.id}>
            <PlayerName player={player} link />
            <button type="button" class="btn small" onClick={() => void unblock(player)}>
              {t('play-unblock')}
              <span class="vh">: {fullName(player)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
