// A match of a cup in two lines, which read as a sentence: "A 1½, B ½, A advances."
import type { Player } from '../api/types';
import { halves } from '../format';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { session } from '../session';
import { Icon } from '../ui/Icon';
import { PlayerName, fullName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { type Bout, type Outcome, winnerOf } from './roundTree';
import { scoreIn } from './sectionLines';

export function RoundBout({ bout: { section, outcome } }: { bout: Bout }) {
  const winner = winnerOf(outcome);
  const name = sectionText(section.name);
  return (
    <div class="bout">
      <p class="bout-sides">
        {section.players.map((player, at) => (
          <span key={player.id}>
            {at > 0 && <span class="vh">, </span>}
            <Side
              player={player}
              points={scoreIn(section, player.id)}
              won={player.id === winner}
              out={winner !== undefined && player.id !== winner}
            />
          </span>
        ))}
        <End outcome={outcome} />
      </p>
      <a class="bout-link" href={`/section/${section.id}`} title={name}>
        <Icon name="table" />
        <span class="vh">{name}</span>
      </a>
    </div>
  );
}

interface SideProps {
  player: Player;
  points: number | undefined;
  won: boolean;
  out: boolean;
}

function Side({ player, points, won, out }: SideProps) {
  const mine = session.value?.me.player.id === player.id;
  return (
    <span class={`bout-side ${won ? 'won' : ''} ${out ? 'out' : ''}`}>
      <PlayerName player={player} rating={false} link />{' '}
      {mine && (
        <>
          <Tag strong>{t('section-me')}</Tag>{' '}
        </>
      )}
      {points !== undefined && <span class="score">{halves(points)}</span>}
    </span>
  );
}

/** The end of the sentence; what bold type and points do not tell is there for everybody. */
function End({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'open':
      return <span class="vh">.</span>;
    case 'advances':
      return (
        <span class="vh">, {t('events-rounds-advances', { who: fullName(outcome.player) })}.</span>
      );
    case 'wins':
      return (
        <span class="vh">, {t('events-rounds-wins', { who: fullName(outcome.player) })}.</span>
      );
    case 'level':
      return (
        <>
          <span class="vh">, </span>
          <span class="bout-level">{t('events-rounds-level')}</span>
          <span class="vh">.</span>
        </>
      );
    case 'alone':
      return (
        <>
          <span class="vh">, </span>
          <span class="bout-alone">{t('events-rounds-alone')}</span>
          <span class="vh">.</span>
        </>
      );
  }
}
