// Beside a game and beneath a table: what was decided, with the way to appeal, and the reader's own
// questions with their answers.
import { api } from '../api/client';
import { useState } from 'preact/hooks';
import type { Player, Problem } from '../api/types';
import { type Case, type Decision } from './api';
import { t } from '../i18n';
import { session } from '../session';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { WriteDialog } from '../ui/WriteDialog';
import { ConductDialog } from './ConductDialog';
import { DecisionLog } from './DecisionLog';
import { MyCase } from './MyCase';
import { PublicationDialog } from './PublicationDialog';
import { type Place, useMatters } from './useMatters';
import '../styles/decisions.css';

interface Props {
  place: Place;
  /** Whether the reader plays here; others are officials. */
  player: boolean;
  /** The reader's opponents, who may be reported. */
  others?: readonly Player[];
  /** The section, also where the place is one of its games, and its director. */
  section: number;
  director: Player | null;
  /** It is a running game that is played here: a player's own page may show it. */
  mayShow?: boolean;
}

type Answer = { data?: Case; error?: Problem };

const ask = (place: Place, text: string): Promise<Answer> =>
  'game' in place
    ? api.POST('/api/games/{id}/queries', {
        params: { path: { id: place.game } },
        body: { text },
      })
    : api.POST('/api/sections/{id}/queries', {
        params: { path: { id: place.section } },
        body: { text },
      });

const appeal = ({ section, id }: Decision, text: string): Promise<Answer> =>
  api.POST('/api/decisions/{section}/{id}/appeals', {
    params: { path: { section, id } },
    body: { text },
  });

export function Matters(props: Props) {
  const { place, player, others = [], section, director, mayShow = false } = props;
  const directs = director !== null && director.id === session.value?.me.player.id;
  const files = player || directs;
  const { decisions, cases, appealed, problem, load, replace } = useMatters(place, files);
  const [asking, setAsking] = useState<'query' | 'publication' | 'conduct' | null>(null);
  const [appealing, setAppealing] = useState<Decision | null>(null);
  const [news, setNews] = useState('');

  const took = async ({ data, error }: Answer): Promise<Problem | null> => {
    if (data) {
      setNews(t('matters-filed', { n: String(data.id) }));
      await load();
    }
    return error ?? null;
  };
  if (!decisions) {
    if (!problem) return <Skeleton height="120px" />;
    const retry = problem.status === 403 ? undefined : () => void load();
    return <Failure problem={problem} onRetry={retry} />;
  }
  const deskPath =
    'game' in place ? `/desk/games/${place.game}` : `/desk/sections/${place.section}`;
  return (
    <div class="with-director">
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {decisions.length === 0 && <p class="muted">{t('decided-none')}</p>}
      <DecisionLog
        decisions={decisions}
        onAppeal={player ? setAppealing : undefined}
        appealed={appealed}
      />
      {cases.map((item) => (
        <MyCase key={item.id} item={item} onChanged={replace} onStale={() => void load()} />
      ))}
      <p class="row">
        {player && (
          <button type="button" class="btn" onClick={() => setAsking('query')}>
            {t('matters-ask')}
          </button>
        )}
        {(directs || (player && (others.length > 0 || director))) && (
          <button type="button" class="btn" onClick={() => setAsking('conduct')}>
            {t('matters-conduct')}
          </button>
        )}
        {player && 'section' in place && others.length > 0 && (
          <button type="button" class="btn" onClick={() => setAsking('publication')}>
            {t('matters-publication')}
          </button>
        )}
        {player && mayShow && (
          <a class="btn" href={`/section/${section}#pages`}>
            {t('own-page-from-game')}
          </a>
        )}
        {!player && (
          <a class="btn" href={deskPath}>
            {t('matters-desk')}
          </a>
        )}
      </p>
      <div role="status">{news && <p>{news}</p>}</div>
      <WriteDialog
        open={asking === 'query'}
        title={t('matters-ask-title')}
        text={t('matters-ask-text')}
        label={t('matters-question')}
        hint={t('decided-limit')}
        action={t('matters-ask-send')}
        onSend={async (text) => took(await ask(place, text))}
        onClose={() => setAsking(null)}
      />
      <WriteDialog
        open={appealing !== null}
        title={t('matters-appeal-title', { n: String(appealing?.id ?? '') })}
        text={t('matters-appeal-text')}
        label={t('matters-appeal-why')}
        hint={t('decided-limit')}
        action={t('matters-appeal-send')}
        onSend={async (text) => (appealing ? took(await appeal(appealing, text)) : null)}
        onClose={() => setAppealing(null)}
      />
      <ConductDialog
        open={asking === 'conduct'}
        // Of the players a director needs no report.
        others={player ? others : []}
        director={directs ? null : director}
        onSend={async (report) =>
          took(
            await api.POST('/api/sections/{id}/conduct', {
              params: { path: { id: section } },
              // A director plays in none of them.
              body: player && 'game' in place ? { ...report, game: place.game } : report,
            }),
          )
        }
        onClose={() => setAsking(null)}
      />
      {'section' in place && (
        <PublicationDialog
          open={asking === 'publication'}
          others={others}
          onSend={async (body) =>
            took(
              await api.POST('/api/sections/{id}/publications', {
                params: { path: { id: place.section } },
                body,
              }),
            )
          }
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
