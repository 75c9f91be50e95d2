// Games under the headings of their events, or in one list by deadline.
import type { ComponentChildren } from 'preact';
import type { GameRow } from '../api/types';
import { type Sort, grouped } from './order';

interface Props {
  games: GameRow[];
  sort: Sort;
  class: string;
  children: (game: GameRow) => ComponentChildren;
}

export function GameGroups({ games, sort, class: className, children }: Props) {
  return (
    <>
      {grouped(games, sort).map(({ event, games: members }) => (
        <div key={event} class="group">
          {event && <h3>{event}</h3>}
          <ul class={className}>{members.map(children)}</ul>
        </div>
      ))}
    </>
  );
}
