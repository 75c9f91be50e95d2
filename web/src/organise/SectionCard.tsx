// A proposed section, or those who have none: its players, how strong they are on average, where
// they come from, and for each the way to another section.
import type { Player } from '../api/types';
import type { Norms } from '../events/api';
import { categoryText, offerText, whyText } from '../events/norms';
import { num } from '../format';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { Cited } from '../ui/Cited';
import { Flag } from '../ui/Flag';
import { PlayerName, fullName } from '../ui/PlayerName';
import { type Side, UNPLACED, average, byFederation, firstSide } from './proposal';

const SIDES: readonly Side[] = ['first', 'second'];

interface Props {
  /** The place among the sections; UNPLACED for those who have none. */
  index: number;
  names: readonly string[];
  players: readonly Player[];
  /** What it offers; not told of what is not saved. */
  norms?: readonly Norms[] | undefined;
  /** Each section has two sides, which play each other. */
  sides: boolean;
  /** Of a knock-out: whoever is alone goes on without a game. */
  knockOut?: boolean;
  /** Of a Swiss tournament: its sides are White and Black, and whoever is alone has a bye. */
  swiss?: boolean;
  onMove: (player: Player, to: number, side?: Side) => void;
}

export const selectId = (player: number): string => `move-${player}`;

const sideText = (side: Side, swiss: boolean): string =>
  t(swiss ? `organise-colour-${side}` : `organise-side-${side}`);

export function SectionCard(props: Props) {
  const { index, names, players, norms, sides, onMove } = props;
  const { knockOut = false, swiss = false } = props;
  const mean = average(players);
  const id = `h-card-${index}`;
  const name = index === UNPLACED ? t('organise-unplaced') : sectionText(names[index] ?? '');
  const half = firstSide(players.length);
  const bye = swiss && index !== UNPLACED && players.length === 1;
  const parts =
    sides && index !== UNPLACED
      ? ([
          ['first', players.slice(0, half)],
          ['second', players.slice(half)],
        ] as const)
      : ([[undefined, players]] as const);
  return (
    <section
      class={index === UNPLACED ? 'section-card unplaced' : 'section-card'}
      aria-labelledby={id}
    >
      <h3 id={id}>{name}</h3>
      <p class="small muted">
        {t('organise-players', { n: players.length })}
        {mean !== null && `, ${t('organise-average', { n: num(mean, { useGrouping: false }) })}`}
      </p>
      <ul class="feds small" aria-label={t('organise-federations')}>
        {byFederation(players).map(([federation, n]) => (
          <li key={federation} class={n > 1 ? 'several' : undefined}>
            <Flag federation={federation} /> {n}
          </li>
        ))}
      </ul>
      {knockOut && players.length === 1 && <p class="small">{t('organise-no-opponent')}</p>}
      {bye && <p class="small">{t('organise-bye')}</p>}
      {norms?.map((each, side) => (
        <Offered key={side} norms={each} side={norms.length > 1 ? side : undefined} />
      ))}
      {parts.map(([side, some]) => (
        <div key={side ?? 'all'}>
          {side && !bye && <h4 class="small">{sideText(side, swiss)}</h4>}
          <ul class="players">
            {some.map((player) => (
              <li key={player.id}>
                <PlayerName player={player} />
                <Move
                  player={player}
                  names={names}
                  sides={sides}
                  swiss={swiss}
                  bye={bye}
                  value={index === UNPLACED ? String(UNPLACED) : placeOf(index, side)}
                  onMove={onMove}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Category and norms on offer, or why there are none. */
export const Offered = ({ norms, side }: { norms: Norms; side: number | undefined }) => (
  <div class="offered small">
    <p>
      {side !== undefined && `${t(`organise-side-${side ? 'second' : 'first'}`)}: `}
      <Cited text={categoryText(norms)} />
      {norms.norms.length > 0 && `: ${offerText(norms)}`}
    </p>
    {norms.no_norms.length > 0 && (
      <>
        <p>{t('norms-none')}</p>
        <ul class="bullets">
          {norms.no_norms.map(whyText).map((why) => (
            <li key={why}>
              <Cited text={why} />
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);

/** The value of a place in the field: "2", or "2 first". */
const placeOf = (index: number, side?: Side): string => (side ? `${index} ${side}` : String(index));

interface MoveProps extends Pick<Props, 'names' | 'sides' | 'onMove'> {
  player: Player;
  swiss: boolean;
  /** Whether the player has a bye, and so no colour. */
  bye: boolean;
  /** Where the player is. */
  value: string;
}

function Move({ player, names, sides, swiss, bye, value, onMove }: MoveProps) {
  const isBye = (index: number, side?: Side) => bye && placeOf(index, side) === value;
  const sidesOf = (index: number) => (isBye(index, 'first') ? (['first'] as const) : SIDES);
  const change = (place: string) => {
    const [index, side] = place.split(' ');
    onMove(player, Number(index), side as Side | undefined);
  };
  return (
    <select
      id={selectId(player.id)}
      class="select small"
      aria-label={t('organise-move', { who: fullName(player) })}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    >
      {names.flatMap((name, index) =>
        (sides ? sidesOf(index) : [undefined]).map((side) => (
          <option key={placeOf(index, side)} value={placeOf(index, side)}>
            {sectionText(name)}
            {side &&
              `, ${isBye(index, side) ? t('events-swiss-table-bye') : sideText(side, swiss)}`}
          </option>
        )),
      )}
      <option value={String(UNPLACED)}>{t('organise-unplaced')}</option>
    </select>
  );
}
