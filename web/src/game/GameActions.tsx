// The quiet row beneath a game: its files, claims, and resigning.
import { useState } from 'preact/hooks';
import type { Game, Problem } from '../api/types';
import { problemText } from '../api/problem';
import { zone } from '../format';
import { t } from '../i18n';
import type { ClaimSent } from './claim/claimSent';
import { download } from './download';
import { lazilyPressed } from './lazily';
import { Cited } from '../ui/Cited';

const ClaimDialog = lazilyPressed('ClaimDialog');
const ResignDialog = lazilyPressed('ResignDialog');
const TimeTerms = lazilyPressed('TimeTerms');

/** A dialog is drawn from the first time on that it is asked for. */
type Asked = 'never' | 'now' | 'before';

interface Props {
  game: Game;
  reload: () => Promise<Game | null>;
  onShow: (ply: number) => void;
  onClaimed: (claim: ClaimSent) => void;
}

export function GameActions({ game, reload, onShow, onClaimed }: Props) {
  const [claiming, setClaiming] = useState<Asked>('never');
  const [resigning, setResigning] = useState<Asked>('never');
  const [terms, setTerms] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const claimable = game.may.claim_draw || game.may.claim_tablebase;

  const save = async (file: 'pgn' | 'record') => setProblem(await download(game.id, file));
  return (
    <section class="panel pad quietlinks" aria-label={t('game-actions')}>
      <button type="button" onClick={() => save('pgn')}>
        {t('game-pgn')}
      </button>
      {game.delay_moves === null && (
        <button type="button" onClick={() => save('record')}>
          {t('game-record')}
        </button>
      )}
      {claimable && (
        <button type="button" onClick={() => setClaiming('now')}>
          {t('claim-open')}
        </button>
      )}
      {game.may.resign && (
        <button type="button" class="danger" onClick={() => setResigning('now')}>
          {t('game-resign')}
        </button>
      )}
      {problem && (
        <p class="err" role="alert">
          <Cited text={problemText(problem)} />
        </p>
      )}
      <details class="terms" onToggle={(event) => setTerms(event.currentTarget.open)}>
        <summary>{t('game-time-control')}</summary>
        {terms && <TimeTerms game={game} reload={reload} />}
        <p class="muted small">{t('game-zone', { zone })}</p>
      </details>
      {claimable && claiming !== 'never' && (
        <ClaimDialog
          // A choice made for one position is none for the next.
          key={game.ply}
          game={game}
          open={claiming === 'now'}
          reload={reload}
          onShow={onShow}
          onClaimed={onClaimed}
          onClose={() => setClaiming('before')}
        />
      )}
      {resigning !== 'never' && (
        <ResignDialog
          game={game}
          open={resigning === 'now'}
          reload={reload}
          onClose={() => setResigning('before')}
        />
      )}
    </section>
  );
}
