// What a file of entries would do, or has done: who is entered, who was already, and what is wrong with which line.
import { t } from '../i18n';
import { FileFaults } from '../imports/FileFaults';
import { PlayerName } from '../ui/PlayerName';
import type { EnteredPlayer, FileResult } from './entryFile';

interface Props {
  result: FileResult;
  /** Shows a line where it can be mended. */
  onShow: (line: number) => void;
}

export function EntryFileFound({ result, onShow }: Props) {
  const { entered, faults, ignored } = result;
  const fresh = entered.filter(({ already }) => !already);
  const before = entered.filter(({ already }) => already);
  return (
    <>
      {ignored.length > 0 && (
        <p class="small muted">{t('organise-file-ignored', { columns: ignored.join(', ') })}</p>
      )}
      <FileFaults faults={faults} texts="organise-fault" onShow={onShow} />
      <Players title={t('organise-file-fresh', { n: fresh.length })} players={fresh} open />
      <Players title={t('organise-file-before', { n: before.length })} players={before} />
    </>
  );
}

interface PlayersProps {
  title: string;
  players: readonly EnteredPlayer[];
  open?: boolean;
}

function Players({ title, players, open = false }: PlayersProps) {
  if (!players.length) return null;
  return (
    <details open={open}>
      <summary>{title}</summary>
      <ol class="names">
        {players.map(({ player }) => (
          <li key={player.id}>
            <PlayerName player={player} link /> <span class="small muted">{player.id}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
