// A transfer: from where to where, how far it is, what has happened, and what the reader may do.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { dashed, t } from '../i18n';
import { PlayerName, fullName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { When } from '../ui/When';
import { WriteDialog } from '../ui/WriteDialog';
import { type Choice, type Party, type Transfer, WITH_REASON } from './api';

interface Props {
  transfer: Transfer;
  onAnswer: (choice: Choice, reason: string) => Promise<Problem | null>;
}

export function TransferPanel({ transfer, onAnswer }: Props) {
  const [chosen, setChosen] = useState<Choice>();
  const { id, player, from, to, grounds, state, steps, waits_for: waits, may } = transfer;
  const who = player ? fullName(player) : String(id);
  const close = () => setChosen(undefined);
  const title = chosen ? actionText(chosen) : '';
  const text = chosen ? t(`transfers-sure-${dashed(chosen.act)}`, { who, from, to }) : '';
  const withReason = chosen !== undefined && WITH_REASON.includes(chosen.act);
  return (
    <article class="panel pad" aria-labelledby={`h-transfer-${id}`}>
      <h2 id={`h-transfer-${id}`}>{who}</h2>
      <p class="row">
        {player && <PlayerName player={player} link />}
        <Tag strong>{t('transfers-way', { from, to })}</Tag>
        <Tag>{t(`transfers-grounds-${grounds}`)}</Tag>
        <Tag>{t(`transfers-state-${dashed(state)}`)}</Tag>
      </p>
      {waits.length > 0 && <p>{t('transfers-waits', { whom: waits.map(partyText).join(', ') })}</p>}
      <h3>{t('transfers-steps')}</h3>
      <ol class="things">
        {steps.map(({ act, at, by, federation, reason }) => (
          <li key={at + act + (federation ?? '')}>
            <div>
              <h4>{t(`transfers-act-${dashed(act)}`, { federation: federation ?? '' })}</h4>
              <p class="muted small">
                <When
                  at={at}
                  text={(when) => (by ? t('transfers-step', { who: fullName(by), when }) : when)}
                />
              </p>
              {reason && <p class="pre">{reason}</p>}
            </div>
          </li>
        ))}
      </ol>
      {may.length > 0 && (
        <p class="row">
          {may.map((choice) => (
            <button
              key={choice.act + (choice.federation ?? '')}
              type="button"
              class="btn"
              onClick={() => setChosen(choice)}
            >
              {actionText(choice)}
              <span class="vh"> {who}</span>
            </button>
          ))}
        </p>
      )}
      <Confirm
        open={chosen !== undefined && !withReason}
        title={`${title} ${who}`}
        text={text}
        action={title.replace('…', '')}
        onConfirm={() => (chosen ? onAnswer(chosen, '') : Promise.resolve(null))}
        onClose={close}
      />
      <WriteDialog
        open={withReason}
        title={`${title} ${who}`}
        text={text}
        label={t('transfers-reason')}
        hint={t('transfers-reason-act-hint')}
        action={title.replace('…', '')}
        onSend={(reason) => (chosen ? onAnswer(chosen, reason) : Promise.resolve(null))}
        onClose={close}
      />
    </article>
  );
}

const actionText = ({ act, federation }: Choice): string =>
  t(`transfers-do-${dashed(act)}`, { federation: federation ?? '' });

const partyText = (party: Party): string =>
  t(`transfers-waits-${dashed(party.who)}`, {
    federation: party.who === 'federation' ? party.federation : '',
  });
