// The rounds of a Swiss tournament below its table, the newest first: who plays whom, and how it has ended.
import { halves } from '../format';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { session } from '../session';
import { Icon } from '../ui/Icon';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { Folds } from './RoundFolds';
import { NoSections, roundHeading } from './RoundHead';
import { RoundSections } from './RoundSections';
import type { RoundGlance } from './roundTree';
import { type SectionGlance, isMatch, playsIn } from './sectionLines';
import { type PairEnd, endOf } from './swissLines';

export const SwissRounds = ({ rounds }: { rounds: readonly RoundGlance[] }) => (
  <Folds rounds={rounds} newestFirst inside={(round) => <Pairs round={round} />} />
);

function Pairs({ round }: { round: RoundGlance }) {
  const { sections } = round;
  if (sections.length === 0) return <NoSections round={round} />;
  // What goes on from a Swiss tournament may be played in groups.
  if (!sections.every(isMatch)) return <RoundSections round={round} />;
  return (
    <>
      <p class="small muted">{t('events-swiss-table-white-first')}</p>
      <ol class="swiss-pairs" aria-labelledby={roundHeading(round)}>
        {sections.map((section) => (
          <Pair key={section.id} section={section} />
        ))}
      </ol>
    </>
  );
}

function Pair({ section }: { section: SectionGlance }) {
  const [white, black] = section.players;
  const mine = playsIn(section, session.value?.me.player.id);
  const name = sectionText(section.name);
  return (
    <li class={mine ? 'swiss-pair me' : 'swiss-pair'}>
      {white && <PlayerName player={white} rating={false} link />}{' '}
      {black && (
        <>
          <span class="against">–</span> <PlayerName player={black} rating={false} link />{' '}
        </>
      )}
      <span class="end">
        <End end={endOf(section)} />
        {mine && (
          <>
            {' '}
            <Tag strong>{t('section-me')}</Tag>
          </>
        )}
      </span>{' '}
      <a class="to-table" href={`/section/${section.id}`} title={name}>
        <Icon name="table" />
        <span class="vh">{name}</span>
      </a>
    </li>
  );
}

function End({ end }: { end: PairEnd }) {
  switch (end.kind) {
    case 'over':
      return <b>{`${halves(end.white)}–${halves(end.black)}`}</b>;
    case 'bye':
      return <>{t('events-swiss-table-bye')}</>;
    case 'cancelled':
      return <>{t('section-count-cancelled')}</>;
    case 'open':
      return (
        <>
          <i class="live" aria-hidden="true" />
          <span class="vh">{t('section-in-play')}</span>
        </>
      );
  }
}
