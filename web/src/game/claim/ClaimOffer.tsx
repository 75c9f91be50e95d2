// What can be claimed in the position on the board, said beside it: nobody has to know that it is so, nor
// look for it.
import { useState } from 'preact/hooks';
import type { Claim, Game } from '../../api/types';
import { t, dashed } from '../../i18n';
import { Icon } from '../../ui/Icon';
import type { ClaimSent } from './claimSent';
import { ClaimDialog } from './ClaimDialog';

interface Props {
  game: Game;
  /** One at least. */
  due: readonly Claim[];
  reload: () => Promise<Game | null>;
  onShow: (ply: number) => void;
  onClaimed: (claim: ClaimSent) => void;
}

export function ClaimOffer({ game, due, reload, onShow, onClaimed }: Props) {
  const [asked, setAsked] = useState<Claim | null>(null);
  const [open, setOpen] = useState(false);
  const [first] = due;
  if (!first) return null;
  const { repeated, men } = game.facts;
  const ask = (claim: Claim) => {
    setAsked(claim);
    setOpen(true);
  };
  const why = first === 'tablebase_draw' ? 'tablebase' : first;
  return (
    <section class="panel banner due" aria-label={t('claim-due')}>
      <Icon name="draw" />
      <div>
        <p>{t(`claim-due-${dashed(why)}`, { n: repeated.length, men })}</p>
        <div class="row">
          {due.map((claim) => (
            <button key={claim} type="button" class="btn" onClick={() => ask(claim)}>
              {t(claim === 'tablebase_win' ? 'claim-due-win' : 'claim-due-draw')}
            </button>
          ))}
        </div>
      </div>
      {asked && (
        <ClaimDialog
          // A choice made for one position is none for the next.
          key={`${game.ply} ${asked}`}
          game={game}
          chosen={asked}
          open={open}
          reload={reload}
          onShow={onShow}
          onClaimed={onClaimed}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
