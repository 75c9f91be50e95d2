// The replacements of a team's players: who plays now, what was asked for and decided, and what can be done about it
// (TR-8.7b to TR-8.7e, SKS-7.7 to SKS-7.9).
import { useState } from 'preact/hooks';
import { EventFrame } from '../events/EventFrame';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { AskReplacement } from '../teams/AskReplacement';
import { ReplacementItem } from '../teams/ReplacementItem';
import type { Replaced, ReplacementList } from '../teams/api';
import { lettersPath } from '../teams/letters';
import { boardsToAsk, inOwnWords, newestFirst, replacementsIn } from '../teams/replacements';
import { useReplacements } from '../teams/useReplacements';
import { Icon } from '../ui/Icon';
import { PlayerName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import { isolated } from '../ui/isolated';
import '../styles/teams.css';
import '../styles/replacements.css';

/** `id`: "12/teams/3/replacements". */
export default function EventTeamReplacements({ id }: { id: string }) {
  const place = replacementsIn(id) ?? { event: 0, team: 0 };
  const { event, problem: eventProblem, load: loadEvent } = useEvent(place.event);
  const replacements = useReplacements(place.event, place.team);
  const [news, setNews] = useState('');
  const problem = replacements.problem ?? eventProblem;
  if (problem) {
    const final = problem.status === 404 || problem.status === 403;
    const retry = () => void Promise.all([loadEvent(), replacements.load()]);
    return <Trouble problem={problem} onRetry={final ? undefined : retry} />;
  }
  const { list } = replacements;
  if (!event || !list) return <Skeleton height="80vh" />;
  const took = ({ list: next, problem: refusal }: Replaced, told: string) => {
    if (next) {
      replacements.put(next);
      setNews(told);
    }
    return inOwnWords(refusal);
  };
  const rules = event.announcement.rule_set ?? 'iccf';
  const asks = list.may_ask && boardsToAsk(list).length > 0;
  return (
    <EventFrame
      event={event}
      topic={t('replacements-of', { name: isolated(list.name) })}
      news={news}
    >
      <WhoPlays list={list} />
      {asks && (
        // A new form after each that was sent.
        <AskReplacement key={list.replacements.length} list={list} rules={rules} onDone={took} />
      )}
      <section class="replacements" aria-labelledby="h-replacements">
        <h2 id="h-replacements">{t('teams-replacements')}</h2>
        {list.replacements.length === 0 && <p class="empty panel">{t('replacements-none')}</p>}
        {newestFirst(list).map((it) => (
          <ReplacementItem key={it.number} list={list} it={it} rules={rules} onDone={took} />
        ))}
      </section>
      <p>
        <a href={lettersPath(event.id)}>{t('events-letters')}</a>
      </p>
      <p>
        <a href={`/events/${event.id}/teams`}>
          <Icon name="back" /> {t('events-teams-tables')}
        </a>
      </p>
    </EventFrame>
  );
}

function WhoPlays({ list: { players } }: { list: ReplacementList }) {
  return (
    <section class="panel pad" aria-labelledby="h-players">
      <h2 id="h-players">{t('replacements-players')}</h2>
      <ol class="line-up">
        {players.map((player) => (
          <li key={player.id}>
            <PlayerName player={player} link />
          </li>
        ))}
      </ol>
    </section>
  );
}
