// The sections of an event before they are published: proposed by the server, changed by hand.
import { forbidden } from '../api/problem';
import type { Announcement, EventView, Proposal } from '../events/api';
import { Commitment } from '../events/Commitment';
import { drawsBySeed, drawsColour, drawsLots } from '../events/drawn';
import { EventFrame } from '../events/EventFrame';
import { Sections } from '../events/Sections';
import { StageRemarks } from '../events/StageRemarks';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { MakeAnew } from '../organise/MakeAnew';
import { nextRound } from '../organise/beacon';
import { isKnockOut } from '../organise/knockOut';
import { ProposalBoard } from '../organise/ProposalBoard';
import { Publish } from '../organise/Publish';
import { sizesFor, teamsIn } from '../organise/proposal';
import { isSwiss } from '../organise/swiss';
import { TeamBoard } from '../organise/TeamBoard';
import { useProposal } from '../organise/useProposal';
import { go } from '../router';
import { useTeams } from '../teams/useTeams';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';
import { toast } from '../ui/Toast';
import { Trouble } from '../ui/Trouble';
import '../styles/organise.css';

export default function EventSections({ id }: { id: string }) {
  const { event, problem, load } = useEvent(Number(id));
  if (!event) {
    if (!problem) return <Skeleton height="80vh" />;
    const retry = problem.status === 404 ? undefined : () => void load();
    return <Trouble problem={problem} onRetry={retry} />;
  }
  const { may, sections } = event;
  return (
    <EventFrame event={event} topic={t('events-tab-sections')}>
      {sections.length > 0 ? (
        <Sections event={event} />
      ) : may.propose || may.publish ? (
        <Proposed event={event} onKept={load} />
      ) : (
        <Failure problem={forbidden()} />
      )}
    </EventFrame>
  );
}

interface ProposedProps {
  event: EventView;
  /** Loads the event again. */
  onKept: () => Promise<unknown>;
}

function Proposed({ event, onKept }: ProposedProps) {
  const kept = useProposal(event.id, onKept);
  const { proposal, changed, problem, load, make } = kept;
  if (!proposal) {
    if (!problem) return <Skeleton height="60vh" />;
    return <Failure problem={problem} onRetry={() => void load()} />;
  }
  const { sections, unplaced } = proposal;
  const teams = event.announcement.teams !== null;
  // Which says itself how its sections are made.
  const league = event.announcement.teams?.league;
  const players = unplaced.length + sections.reduce((sum, each) => sum + each.players.length, 0);
  const made = teams ? proposal.team_sections.length : sections.length;
  const drawn = drawsLots(event.announcement);
  const paired = isKnockOut(event.announcement) || isSwiss(event.announcement);
  const reload = () => {
    void onKept();
    void load();
  };
  const published = ({ phase }: EventView) => {
    // Until the games are made the page says itself how far it is.
    if (phase !== 'publishing') toast(t('organise-published-toast'));
    go(`/events/${event.id}`);
  };
  return (
    <>
      {event.may.propose && (
        <section class="panel pad" aria-labelledby="h-make">
          <h2 id="h-make">{t('organise-make')}</h2>
          {!league && <p class="muted small">{howMade(event.announcement)}</p>}
          <MakeAnew
            again={made > 0}
            teams={teams}
            league={league}
            accepted={teams ? teamsIn(proposal) : players}
            size={event.announcement.section_size}
            sizes={sizesFor(event.announcement)}
            paired={paired}
            round={
              event.lots || !drawsBySeed(event.announcement)
                ? undefined
                : nextRound(event.now, event.announcement.entries_close_at)
            }
            onMake={make}
          />
          {event.lots && drawn && (
            <Commitment lots={event.lots} colour={drawsColour(event.announcement)} />
          )}
        </section>
      )}
      <section aria-labelledby="h-proposed">
        <h2 id="h-proposed">{t('organise-proposed')}</h2>
        {made === 0 && <p class="muted">{t('organise-proposed-none')}</p>}
        {!changed && <StageRemarks remarks={proposal.remarks} />}
        <Board event={event} kept={kept} proposal={proposal} onReload={reload} />
      </section>
      {event.may.publish && made > 0 && (
        <Publish
          event={event}
          proposal={proposal}
          changed={changed}
          onPublished={published}
          onReload={reload}
        />
      )}
    </>
  );
}

/** What the server does when it is asked for the sections. */
function howMade({ system, teams }: Announcement): string {
  if (teams) return t('organise-teams-make-lede');
  switch (system) {
    case 'round_robin':
    case 'double_round_robin':
    case 'scheveningen':
      return t('organise-make-lede');
    case 'silli':
      return `${t('organise-make-lede')} ${t('organise-make-ratings')}`;
    case 'knock_out':
      return t('organise-make-knock-out');
    case 'swiss':
      return t('organise-make-swiss');
  }
}

interface BoardProps {
  event: EventView;
  kept: ReturnType<typeof useProposal>;
  proposal: Proposal;
  onReload: () => void;
}

/** The sections side by side: of players, or of teams. */
function Board({ event, kept, proposal, onReload }: BoardProps) {
  const { teams: terms, system } = event.announcement;
  const swiss = isSwiss(event.announcement);
  const teams = useTeams(event.id, terms && event.version);
  const saving = {
    changed: kept.changed,
    onSave: kept.save,
    onDiscard: kept.discard,
    onReload,
  };
  if (!terms)
    return (
      <ProposalBoard
        {...saving}
        proposal={proposal}
        onMove={kept.move}
        sides={system === 'scheveningen' || swiss}
        knockOut={isKnockOut(event.announcement)}
        swiss={swiss}
      />
    );
  if (teams.list)
    return (
      <TeamBoard
        {...saving}
        proposal={proposal}
        list={teams.list}
        league={terms.league}
        onChange={kept.apply}
      />
    );
  if (!teams.problem) return <Skeleton height="40vh" />;
  return <Failure problem={teams.problem} onRetry={() => void teams.load()} />;
}
