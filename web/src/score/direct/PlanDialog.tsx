// One decision about a score: what it does and by which article, what it needs, why; then a last look at what
// will be recorded, and only then is anything sent.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isUncertain } from '../../api/problem';
import type { Game, Problem } from '../../api/types';
import { t } from '../../i18n';
import { Cited } from '../../ui/Cited';
import { Dialog } from '../../ui/Dialog';
import { TextField } from '../../ui/Field';
import { Form, type Values } from '../../ui/Form';
import { LONGEST } from '../../ui/WriteDialog';
import type { Scores } from '../api';
import { PlanFields } from './PlanFields';
import { type Plan, complaintsOf, rulingOf } from './plan';
import {
  type Ruling,
  decide,
  endsGame,
  isGrave,
  lineSays,
  refusalText,
  sentenceOf,
} from './ruling';

interface Props {
  plan: Plan | null;
  game: Game;
  scores: Scores;
  onDecided: (scores: Scores) => void;
  /** Somebody else has decided. */
  onMeanwhile: () => void;
  /** `unsure`: what was sent may have been written all the same. */
  onClose: (unsure: boolean) => void;
}

export function PlanDialog(props: Props) {
  const { plan, onClose } = props;
  const unsure = useRef(false);
  const close = () => {
    onClose(unsure.current);
    unsure.current = false;
  };
  return (
    <Dialog
      open={plan !== null}
      title={plan ? t(`score-desk-plan-${plan.kind}`) : ''}
      onClose={close}
    >
      {plan && (
        <Steps
          {...props}
          plan={plan}
          onClose={close}
          onSure={(sure) => {
            unsure.current = !sure;
          }}
        />
      )}
    </Dialog>
  );
}

interface StepsProps extends Omit<Props, 'plan' | 'onClose'> {
  plan: Plan;
  onClose: () => void;
  onSure: (sure: boolean) => void;
}

interface Asked {
  ruling: Ruling;
  reason: string;
}

function Steps({ plan, game, scores, onDecided, onMeanwhile, onClose, onSure }: StepsProps) {
  // As they stood when the director began to write: also for what is sent once more.
  const [begun] = useState(scores);
  const [asked, setAsked] = useState<Asked | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const look = async (values: Values) => {
    const ruling = rulingOf(plan, values, begun);
    if (ruling) setAsked({ ruling, reason: (values.reason ?? '').trim() });
    return undefined;
  };
  const back = () => {
    setAsked(null);
    // What was written is in sight again.
    queueMicrotask(() => box.current?.querySelector('textarea')?.focus());
  };
  const send = async (wanted: Asked): Promise<Problem | null> => {
    const { data, error } = await decide(game.id, { ...wanted, seen: begun.acts.length });
    onSure(!error || !isUncertain(error));
    if (data) onDecided(data);
    else if (error?.code === 'changed_meanwhile') onMeanwhile();
    else return error ?? null;
    return null;
  };
  return (
    <div class="write score-plan" ref={box}>
      {/* What was written stays while it is looked at. */}
      <div class="write" hidden={asked !== null}>
        <p>
          <Cited text={doesText(plan)} />
        </p>
        <Form
          submit={t('decide-look')}
          onSend={look}
          check={(values) => complaintsOf(plan, values)}
        >
          <PlanFields plan={plan} game={game} scores={begun} />
          <TextField
            name="reason"
            label={t('decide-reason')}
            hint={t('score-desk-reason-hint')}
            maxLength={LONGEST}
          />
        </Form>
        <button type="button" class="btn quiet" onClick={onClose}>
          {t('game-cancel')}
        </button>
      </div>
      {asked && <LastLook {...{ asked, game, scores: begun }} onSend={send} onBack={back} />}
    </div>
  );
}

/** What the decision does, with its article. */
const doesText = (plan: Plan): string =>
  plan.kind === 'dismiss'
    ? t(`score-desk-does-dismiss-${plan.claim === 'draw' ? 'draw' : 'time'}`)
    : t(`score-desk-does-${plan.kind}`);

interface LookProps {
  asked: Asked;
  game: Game;
  scores: Scores;
  onSend: (asked: Asked) => Promise<Problem | null>;
  onBack: () => void;
}

function LastLook({ asked, game, scores, onSend, onBack }: LookProps) {
  const { ruling, reason } = asked;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const grave = isGrave(ruling, scores);
  const send = async () => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    setProblem(null);
    setProblem(await onSend(asked));
    pressed.current = false;
    setBusy(false);
  };
  return (
    <div class="look">
      <h3 tabIndex={-1} ref={heading}>
        {t('decide-confirm')}
      </h3>
      <p class={grave ? 'note warn' : undefined}>
        <Cited text={sentenceOf(ruling, game, scores)} />
      </p>
      {ruling.kind === 'settle' && ruling.lines.length > 0 && (
        <ol class="plain score-plan-lines">
          {ruling.lines.map((line, index) => (
            <li key={index}>{lineSays(scores, ruling.from + index, line)}</li>
          ))}
        </ol>
      )}
      <p class="small muted">{t('score-desk-reason-read')}</p>
      <p class="pre">{reason}</p>
      {problem && (
        <p class="err" role="alert">
          <Cited text={refusalText(problem, scores)} />
        </p>
      )}
      <div class="row dialog-actions">
        <button
          type="button"
          class={grave ? 'btn primary danger' : 'btn primary'}
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => void send()}
        >
          {t(endsGame(ruling) ? 'score-desk-end' : 'decide-send')}
        </button>
        <button type="button" class="btn quiet" onClick={onBack}>
          {t('score-desk-change')}
        </button>
      </div>
    </div>
  );
}
