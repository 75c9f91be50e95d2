// The proposed sections side by side. Moving a player changes only what is shown, until it is saved.
import { useEffect, useState } from 'preact/hooks';
import type { Player } from '../api/types';
import type { Proposal } from '../events/api';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { fullName } from '../ui/PlayerName';
import { SectionCard, selectId } from './SectionCard';
import { type Saving, Unsaved } from './Unsaved';
import { type Side, UNPLACED } from './proposal';

interface Props extends Saving {
  proposal: Proposal;
  onMove: (player: Player, to: number, side?: Side) => void;
  /** Each section has two sides. */
  sides: boolean;
  /** Whoever is alone in a section has no opponent, and goes on. */
  knockOut?: boolean;
  /** The sides are White and Black, and whoever is alone has a bye. */
  swiss?: boolean;
}

export function ProposalBoard(props: Props) {
  const { proposal, changed, onMove, sides, knockOut = false, swiss = false } = props;
  const [last, setLast] = useState<{ player: Player; to: number } | null>(null);
  const { sections, unplaced } = proposal;
  const names = sections.map(({ name }) => name);

  // The player's field has gone to another card: the focus goes with it.
  useEffect(() => {
    if (last) document.getElementById(selectId(last.player.id))?.focus();
  }, [last]);
  const move = (player: Player, to: number, side?: Side) => {
    onMove(player, to, side);
    setLast({ player, to });
  };
  return (
    <>
      <p class="vh" role="status">
        {last &&
          t('organise-moved', {
            who: fullName(last.player),
            where:
              last.to === UNPLACED ? t('organise-unplaced') : sectionText(names[last.to] ?? ''),
          })}
      </p>
      <Unsaved {...props} text={t('organise-unsaved')} />
      <div class="section-cards">
        {unplaced.length > 0 && (
          <SectionCard
            index={UNPLACED}
            names={names}
            players={unplaced}
            sides={sides}
            swiss={swiss}
            onMove={move}
          />
        )}
        {sections.map(({ name, players, norms }, index) => (
          <SectionCard
            key={name}
            index={index}
            names={names}
            players={players}
            norms={changed ? undefined : norms}
            sides={sides}
            knockOut={knockOut}
            swiss={swiss}
            onMove={move}
          />
        ))}
      </div>
    </>
  );
}
