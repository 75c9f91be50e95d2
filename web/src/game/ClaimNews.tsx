// What became of a claim that was just sent: said first, and where the keyboard goes.
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../api/types';
import { t } from '../i18n';
import { Icon } from '../ui/Icon';
import type { ClaimSent } from './claim/claimSent';
import { moveLabel } from './ply';
import { plainSan } from './words';

interface Props {
  game: Game;
  claim: ClaimSent;
}

export function ClaimNews({ game, claim }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the dialog has given the focus back.
    const timer = setTimeout(() => box.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, [claim]);

  const { move, offered, ply, answer } = claim;
  const made = answer.sent && move;
  return (
    <div class="panel banner claim-news" role="alert" tabIndex={-1} ref={box}>
      <Icon name={answer.verdict === 'correct' ? 'check' : 'warn'} />
      <p>
        {t(`claim-news-${answer.verdict}`)}{' '}
        {answer.verdict === 'incorrect' && offered && t('claim-news-offer')}{' '}
        {made &&
          t('claim-news-move', {
            move: `${moveLabel(game.initial_fen, ply + 1)} ${plainSan(move, game.variant)}`,
          })}
        {answer.verdict === 'incorrect' && !made && t('claim-news-no-move')}
      </p>
    </div>
  );
}
