// Claiming the game's end: first the facts, then a last look at what the server says of the claim,
// and only then the button that sends it.
import type { Claim, Game } from '../../api/types';
import { t } from '../../i18n';
import { Dialog } from '../../ui/Dialog';
import '../../styles/claim.css';
import type { ClaimSent } from './claimSent';
import { ClaimForm } from './ClaimForm';
import { ClaimReview } from './ClaimReview';
import { useClaim } from './useClaim';

interface Props {
  game: Game;
  /** The claim with which it opens; none is chosen where it is left out. */
  chosen?: Claim;
  open: boolean;
  reload: () => Promise<Game | null>;
  /** Shows a position of the game on the board. */
  onShow: (ply: number) => void;
  onClaimed: (claim: ClaimSent) => void;
  onClose: () => void;
}

export function ClaimDialog(props: Props) {
  const { game, chosen = null, open, reload, onShow, onClaimed, onClose } = props;
  const done = (claim: ClaimSent) => {
    onClose();
    onClaimed(claim);
  };
  const flow = useClaim(game, reload, done, chosen);
  // A claim that was looked at is looked at again when the dialog is opened again.
  const close = () => {
    flow.back();
    onClose();
  };
  const show = (ply: number) => {
    close();
    onShow(ply);
  };
  return (
    <Dialog
      open={open}
      title={t(flow.preview ? 'claim-review-title' : 'claim-title')}
      onClose={close}
    >
      {flow.preview ? (
        <ClaimReview game={game} flow={flow} preview={flow.preview} />
      ) : (
        <ClaimForm game={game} flow={flow} onShow={show} onClose={close} />
      )}
    </Dialog>
  );
}
