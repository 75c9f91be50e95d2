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
import { type Draft, EMPTY, alike, feeFields, withField } from '../organise/draft';
import { nextSeason } from '../organise/league';
import { roundAfter } from '../organise/rounds';
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
  const { asked: model, before, problem: modelProblem, load: loadModel } = useModel();
  const [approvalProblem, setApprovalProblem] = useState<Problem | null>(null);
  const loadApproval = async () => {
    const { free, error } = await freeApprovals();
    if (free) setApproved(free.find((each) => String(each.id) === asked) ?? null);
    setApprovalProblem(error ?? null);
  };
  useEffect(() => {
    if (asked) void loadApproval();
  }, []);
  const problem = approvalProblem ?? modelProblem;
  const load = () => (approvalProblem ? loadApproval() : loadModel());
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
        of={asked ? `approval-${asked}` : model ? `${model.how}-${model.id}` : 'new'}
        fresh
        start={
          model && before ? startAt(BEGUN[model.how](before), 'what') : startAt(EMPTY, 'preset')
        }
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

/** What begins as another event was announced: the next season of a league, the next round, or one like it. */
const BEGUN = { season: nextSeason, after: roundAfter, like: alike } as const;
const MODELS = ['season', 'after', 'like'] as const;

interface Asked {
  how: (typeof MODELS)[number];
  id: number;
}

function askedIn(address: string): Asked | null {
  const params = new URLSearchParams(address);
  const found = MODELS.map((how) => ({ how, id: params.get(how) ?? '' }));
  const model = found.find(({ id }) => /^[1-9]\d{0,9}$/.test(id));
  return model ? { ...model, id: Number(model.id) } : null;
}

/** The event that the address names, as which this one begins; none: null. */
function useModel() {
  const [asked] = useState(() => askedIn(location.search));
  const [before, setBefore] = useState<EventView | null | undefined>(asked ? undefined : null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const params = { path: { id: asked?.id ?? 0 } };
    const { data, error } = await api.GET('/api/events/{id}', { params });
    if (data) setBefore(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    if (asked) void load();
  }, []);
  return { asked, before, problem, load };
}

/** What was applied for stands in the announcement from the beginning. */
function begunUnder(draft: Draft, { name, federation, kind, fee }: Approval): Draft {
  const entry = kind === 'open' ? 'open' : 'invitation';
  const begun = { ...draft, name, entry, kind: 'special', ...feeFields(fee) };
  return withField(begun, 'organiser', federation);
}
