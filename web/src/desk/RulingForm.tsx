// Upholding or rejecting a claim, with a reason, and a last look before it is sent.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Problem, WaitingClaim } from '../api/types';
import { problemText } from '../api/problem';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Icon } from '../ui/Icon';
import { lengthOf } from '../ui/lengths';
import type { Ruling } from './useDesk';

/** The server's limit, in characters. */
const LONGEST = 2_000;

interface Props {
  claim: WaitingClaim;
  onRule: (ruling: Ruling) => Promise<Problem | null>;
}

export function RulingForm({ claim, onRule }: Props) {
  const [upheld, setUpheld] = useState<boolean | null>(null);
  const [reason, setReason] = useState('');
  const [looking, setLooking] = useState(false);
  const [complaint, setComplaint] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const length = lengthOf(reason.trim());

  const submit = (event: Event) => {
    event.preventDefault();
    const text =
      length === 0 ? t('desk-reason-missing') : t('field-length', { n: length, limit: LONGEST });
    const wrong = length === 0 || length > LONGEST;
    setComplaint(upheld === null ? t('desk-choose-first') : wrong ? text : '');
    if (upheld === null) first.current?.focus();
    else if (wrong) field.current?.focus();
    else setLooking(true);
  };
  if (looking && upheld !== null) {
    const ruling = { upheld, reason: reason.trim() };
    return (
      <LastLook
        claim={claim}
        ruling={ruling}
        onSend={() => onRule(ruling)}
        onBack={() => setLooking(false)}
      />
    );
  }
  return (
    <form class="ruling" onSubmit={submit} noValidate>
      <fieldset>
        <legend>{t('desk-ruling')}</legend>
        {[true, false].map((choice) => (
          <label key={String(choice)} class="check">
            <input
              ref={choice ? first : undefined}
              type="radio"
              name={`${id}-ruling`}
              checked={upheld === choice}
              onChange={() => setUpheld(choice)}
            />{' '}
            {t(choice ? `desk-uphold-${kindOf(claim)}` : 'desk-reject', { color: claim.by })}
          </label>
        ))}
      </fieldset>
      <div class="field">
        <label for={id}>{t('desk-reason')}</label>
        <textarea
          id={id}
          ref={field}
          rows={3}
          value={reason}
          required
          aria-invalid={complaint !== '' && upheld !== null}
          aria-describedby={`${id}-hint`}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
        <p class="field-hint" id={`${id}-hint`}>
          {t('desk-reason-hint')}
        </p>
      </div>
      {complaint && (
        <p class="err" role="alert">
          {complaint}
        </p>
      )}
      <button class="btn primary">{t('desk-look')}</button>
    </form>
  );
}

const kindOf = ({ claim }: WaitingClaim) => (claim === 'tablebase_win' ? 'win' : 'draw');

interface LookProps {
  claim: WaitingClaim;
  ruling: Ruling;
  onSend: () => Promise<Problem | null>;
  onBack: () => void;
}

function LastLook({ claim, ruling, onSend, onBack }: LookProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  const send = async () => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    setProblem(await onSend());
    setBusy(false);
    pressed.current = false;
  };
  const { upheld, reason } = ruling;
  return (
    <div class="ruling look" data-unsaved>
      <h3 tabIndex={-1} ref={heading}>
        {t('desk-look-title')}
      </h3>
      <p class="note warn">
        {t(upheld ? `desk-outcome-${kindOf(claim)}` : 'desk-outcome-reject', { color: claim.by })}{' '}
        {t('desk-final')}
      </p>
      <p>
        <b>{t('desk-reason')}</b>
      </p>
      <p class="pre">{reason}</p>
      {problem && (
        <p class="err" role="alert">
          <Cited text={problemText(problem)} />
        </p>
      )}
      <div class="row">
        <button type="button" class="btn primary" aria-busy={busy} onClick={() => void send()}>
          <Icon name="check" />
          {t(upheld ? 'desk-send-uphold' : 'desk-send-reject')}
        </button>
        <button type="button" class="btn quiet" onClick={onBack}>
          <Icon name="back" />
          {t('game-change')}
        </button>
      </div>
    </div>
  );
}
