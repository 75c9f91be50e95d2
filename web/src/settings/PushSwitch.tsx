// Push messages on this device: a switch, and how many devices have them.
import { useEffect, useRef, useState } from 'preact/hooks';
import { problemText } from '../api/problem';
import { t } from '../i18n';
import { type PushResult, type PushState, pushState, switchOff, switchOn } from './push';
import { Cited } from '../ui/Cited';

interface Props {
  /** The server's public key. */
  pushKey: string;
  devices: number;
  player: number;
  /** The number of devices has changed. */
  onChanged: () => void;
}

export function PushSwitch({ pushKey, devices, player, onChanged }: Props) {
  const [state, setState] = useState<PushState | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  useEffect(() => {
    // Whatever the browser refuses to tell, the switch can be pressed.
    pushState(player).then(setState, () => setState('off'));
  }, [player]);

  const settle = ({ state: next, problem, failed }: PushResult) => {
    setState(next);
    setError(problem ? problemText(problem) : failed ? t('settings-push-failed') : '');
    if (!problem && !failed) onChanged();
  };
  const press = async () => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    setError('');
    settle(await (state === 'on' ? switchOff() : switchOn(pushKey, player)));
    setBusy(false);
    pressed.current = false;
  };
  return (
    <div class="form">
      <p>{t('settings-push-text')}</p>
      {state === 'unsupported' && <p class="muted">{t('settings-push-unsupported')}</p>}
      {state === 'denied' && <p class="note warn">{t('settings-push-denied')}</p>}
      {(state === 'on' || state === 'off') && (
        <button
          type="button"
          role="switch"
          class="switch"
          aria-checked={state === 'on'}
          aria-busy={busy}
          onClick={() => void press()}
        >
          <span class="switch-track" aria-hidden="true" />
          {t('settings-push-here')}
        </button>
      )}
      {error && (
        <p class="err" role="alert">
          <Cited text={error} />
        </p>
      )}
      <p class="muted small" role="status">
        {t('settings-push-devices', { n: devices })}
      </p>
    </div>
  );
}
