// Publishing: the last step that cannot be taken back, with everything it does.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import type { Announcement, EventView, Proposal } from '../events/api';
import { Confirm } from '../game/Confirm';
import { dateTimeUtc, num } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { Icon } from '../ui/Icon';
import { NoAccount, useUnclaimed } from './NoAccount';
import { isValue, roundOf } from './beacon';
import { gamesIn, obstacles, teamObstacles, teamsIn } from './proposal';

interface Props {
  event: EventView;
  proposal: Proposal;
  /** What is shown is not what the server has. */
  changed: boolean;
  onPublished: (event: EventView) => void;
  /** Loads the event and its proposal again. */
  onReload: () => void;
}

export function Publish({ event, proposal, changed, onPublished, onReload }: Props) {
  /** The public value to publish with, as it was typed; none: nothing is asked. */
  const [asking, setAsking] = useState<{ value?: string } | null>(null);
  const [stale, setStale] = useState<Problem | null>(null);
  const { starts_at, entries_close_at, teams } = event.announcement;
  const unclaimed = useUnclaimed(event, proposal);
  const early = Date.parse(event.now) < Date.parse(entries_close_at);
  const undecided = event.entries.entered;
  const blocked = changed
    ? [t('organise-publish-unsaved')]
    : [
        undecided ? t('organise-publish-undecided', { n: undecided }) : '',
        ...(teams ? teamObstacles(proposal) : obstacles(proposal, event.announcement)),
      ].filter(Boolean);
  const publish = async () => {
    const { data, error } = await api.POST('/api/events/{id}/publish', {
      params: { path: { id: event.id } },
      body: {
        version: event.version,
        proposal_version: proposal.version,
        ...(asking?.value && { beacon_value: asking.value }),
      },
    });
    if (data) onPublished(data);
    if (error?.code !== 'changed_meanwhile') return error ?? null;
    // The question was about something else: it has to be asked again.
    setStale(error);
    return null;
  };
  const reload = () => {
    setStale(null);
    onReload();
  };
  return (
    <section class="panel pad" aria-labelledby="h-publish">
      <h2 id="h-publish">{t('organise-publish')}</h2>
      {stale ? (
        <div role="alert">
          <p class="err">
            <Cited text={problemText(stale)} />
          </p>
          <button type="button" class="btn" onClick={reload}>
            {t('organise-anew')}
          </button>
        </div>
      ) : blocked.length > 0 ? (
        blocked.map((text) => <p key={text}>{text}</p>)
      ) : (
        <>
          <p>{t('organise-publish-lede')}</p>
          {early && (
            <p class="note warn">
              {t('organise-publish-early', { when: dateTimeUtc(entries_close_at) })}
            </p>
          )}
          <NoAccount of={unclaimed} />
          {event.lots?.beacon ? (
            <WithValue
              beacon={event.lots.beacon}
              now={event.now}
              onValue={(value) => setAsking({ value })}
            />
          ) : (
            <p class="row">
              <button type="button" class="btn primary" onClick={() => setAsking({})}>
                <Icon name="check" />
                {t('organise-publish-look')}
              </button>
            </p>
          )}
        </>
      )}
      <Confirm
        open={asking !== null}
        title={t('organise-publish-confirm')}
        text={[
          early ? t('organise-publish-early', { when: dateTimeUtc(entries_close_at) }) : '',
          whatText(proposal, event),
          numbersText(event.announcement),
          t('organise-publish-start', { when: dateTimeUtc(starts_at) }),
          t('organise-publish-final'),
        ]
          .filter(Boolean)
          .join('\n')}
        action={t('organise-publish-action')}
        onConfirm={publish}
        onClose={() => setAsking(null)}
      >
        <NoAccount of={unclaimed} />
      </Confirm>
    </section>
  );
}

interface ValueProps {
  /** What was named before anybody knew it. */
  beacon: string;
  now: string;
  onValue: (value: string) => void;
}

/** Asks for the public value that the lots mix in, and says where it can be looked up. */
function WithValue({ beacon, now, onValue }: ValueProps) {
  const round = roundOf(beacon);
  return (
    <>
      {round && Date.parse(round.at) > Date.parse(now) && (
        <p>{t('organise-beacon-comes', { when: dateTimeUtc(round.at) })}</p>
      )}
      <Form
        submit={t('organise-publish-look')}
        check={({ value = '' }): Record<string, string> =>
          round && !isValue(value.trim()) ? { value: t('organise-beacon-value-wrong') } : {}
        }
        onSend={({ value = '' }) => {
          onValue(value.trim());
          return Promise.resolve(undefined);
        }}
      >
        <Field
          name="value"
          label={t('organise-beacon-value', { name: beacon })}
          hint={t(round ? 'organise-beacon-value-drand' : 'organise-beacon-value-hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellcheck={false}
          maxLength={200}
          required
        />
        {round && (
          <p class="small">
            <a href={round.url} target="_blank" rel="noreferrer">
              {t('organise-beacon-look')}
            </a>
          </p>
        )}
      </Form>
    </>
  );
}

/** Where the start numbers come from. */
function numbersText({ system }: Announcement): string {
  switch (system) {
    case 'round_robin':
    case 'double_round_robin':
    case 'scheveningen':
    case 'knock_out':
      return t('organise-publish-lots');
    case 'silli':
      return t('organise-publish-ratings');
    case 'swiss':
      return t('organise-publish-colours');
  }
}

function whatText(proposal: Proposal, { announcement }: EventView): string {
  const { teams } = announcement;
  const { sections, team_sections: ofTeams } = proposal;
  const players = sections.reduce((sum, section) => sum + section.players.length, 0);
  const games = gamesIn(proposal, announcement);
  return t('organise-publish-what', {
    n: games,
    sections: t('events-sections-count', { n: teams ? ofTeams.length : sections.length }),
    players: teams
      ? t('organise-teams-on', {
          teams: t('organise-teams-n', { n: teamsIn(proposal) }),
          boards: teams.boards,
        })
      : t('organise-players', { n: players }),
    games: num(games),
  });
}
