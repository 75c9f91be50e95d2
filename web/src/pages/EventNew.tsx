// Announcing an event: a usual kind of event first, then what is different, a last look, and off. Whoever
// may not is told so before they have filled in anything.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { forbidden } from '../api/problem';
import type { Problem } from '../api/types';
import { Approved, Under, freeApprovals, lacksApproval } from '../approvals/Approved';
import type { Approval } from '../approvals/api';
import type { Announcement, EventView } from '../events/api';
import { t } from '../i18n';
import { type Draft, EMPTY, feeFields, withField } from '../organise/draft';
import { nextSeason } from '../organise/league';
import type { Place } from '../organise/kept';
import { STEPS } from '../organise/steps';
import { Wizard, startAt } from '../organise/Wizard';
import { go } from '../router';
import { useTitle } from '../title';
import { Skeleton } from '../ui/Skeleton';
import { toast } from '../ui/Toast';
import { Trouble } from '../ui/Trouble';
import '../styles/events.css';
import '../styles/organise.css';

const PLACES: readonly Place[] = ['preset', ...STEPS, 'summary'];

export default function EventNew() {
  const { may, problem, ask } = useMayAnnounce();
  if (problem) return <Trouble problem={problem} onRetry={() => void ask()} />;
  if (may === null) return <Skeleton height="80vh" />;
  return may ? <Announcing /> : <Trouble problem={forbidden()} />;
}

/** The list of events says whether its reader announces any. */
function useMayAnnounce() {
  const [may, setMay] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const ask = async () => {
    const { data, error } = await api.GET('/api/events');
    setMay(data?.may_announce ?? null);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void ask();
  }, []);
  return { may, problem, ask };
}

function Announcing() {
  useTitle(t('events-announce'));
  // Under which approval, as the page of approvals asks.
  const [asked] = useState(() => new URLSearchParams(location.search).get('approval'));
  const [approved, setApproved] = useState<Approval | null | undefined>(asked ? undefined : null);
  const { season, before, problem: seasonProblem, load: loadSeason } = useSeasonBefore();
  const [approvalProblem, setApprovalProblem] = useState<Problem | null>(null);
  const loadApproval = async () => {
    const { free, error } = await freeApprovals();
    if (free) setApproved(free.find((each) => String(each.id) === asked) ?? null);
    setApprovalProblem(error ?? null);
  };
  useEffect(() => {
    if (asked) void loadApproval();
  }, []);
  const problem = approvalProblem ?? seasonProblem;
  const load = () => (approvalProblem ? loadApproval() : loadSeason());
  const send = async (announcement: Announcement) => {
    const body = approved ? { announcement, approval: approved.id } : { announcement };
    const { data, error } = await api.POST('/api/events', { body });
    if (data) {
      toast(t('organise-announced'));
      go(`/events/${data.id}`);
    }
    return error ?? null;
  };
  if (problem) return <Trouble problem={problem} onRetry={() => void load()} />;
  if (approved === undefined || before === undefined) return <Skeleton height="80vh" />;
  return (
    <div class="events wizard">
      <div class="head">
        <h1>{t('events-announce')}</h1>
        <p class="lede">{t('organise-lede')}</p>
        <Under approval={approved} />
      </div>
      <Wizard
        of={asked ? `approval-${asked}` : season ? `season-${season}` : 'new'}
        fresh
        start={before ? startAt(nextSeason(before), 'what') : startAt(EMPTY, 'preset')}
        places={before ? PLACES.slice(1) : PLACES}
        begin={(draft) => (approved ? begunUnder(draft, approved) : draft)}
        remedy={(refusal, settle) =>
          lacksApproval(refusal) && (
            <Approved
              chosen={approved}
              onChoose={(approval) => {
                setApproved(approval);
                settle();
              }}
            />
          )
        }
        onSend={send}
      />
    </div>
  );
}

/** The season of a league after which the next one is announced, as its own page asks; none: null. */
function useSeasonBefore() {
  const [season] = useState(() => {
    const asked = new URLSearchParams(location.search).get('season') ?? '';
    return /^[1-9]\d{0,9}$/.test(asked) ? asked : null;
  });
  const [before, setBefore] = useState<EventView | null | undefined>(season ? undefined : null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const params = { path: { id: Number(season) } };
    const { data, error } = await api.GET('/api/events/{id}', { params });
    if (data) setBefore(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    if (season) void load();
  }, []);
  return { season, before, problem, load };
}

/** What was applied for stands in the announcement from the beginning. */
function begunUnder(draft: Draft, { name, federation, kind, fee }: Approval): Draft {
  const entry = kind === 'open' ? 'open' : 'invitation';
  const begun = { ...draft, name, entry, kind: 'special', ...feeFields(fee) };
  return withField(begun, 'organiser', federation);
}
