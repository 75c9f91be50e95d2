// An event that a federation brings here: the facts, and the decision about it.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { components } from '../api/schema';
import type { Problem } from '../api/types';
import { date } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { fullName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { When } from '../ui/When';
import { WriteDialog } from '../ui/WriteDialog';
import { ImportedSections, ImportedTeams } from './ImportedTeams';

export type Import = components['schemas']['Import'];

interface Props {
  of: Import;
  onDecided: (next: Import) => void;
  /** What can still be done with it. */
  children?: ComponentChildren;
}

export function ImportPanel({ of, onDecided, children }: Props) {
  const [asked, setAsked] = useState<'approve' | 'refuse'>();
  const { id, version, name, code, organiser, state, origin, rated } = of;
  const close = () => setAsked(undefined);
  const params = { path: { id } };

  const approve = async (): Promise<Problem | null> => {
    const { data, error } = await api.POST('/api/imports/{id}/approve', {
      params,
      body: { version },
    });
    if (data) onDecided(data);
    return error ?? null;
  };
  const refuse = async (reason: string): Promise<Problem | null> => {
    const { data, error } = await api.POST('/api/imports/{id}/refuse', {
      params,
      body: { version, reason },
    });
    if (data) onDecided(data);
    return error ?? null;
  };
  return (
    <article class="panel pad" aria-labelledby={`h-import-${id}`}>
      <h2 id={`h-import-${id}`}>{name}</h2>
      <p class="row">
        <Tag strong>{t(`imports-state-${state}`)}</Tag>
        <Tag>{t(`imports-origin-${origin}`)}</Tag>
        <Tag>{t(rated ? 'imports-rated' : 'imports-unrated')}</Tag>
      </p>
      <p>
        {t('imports-of', { organiser, code })} · {t('imports-started', { day: date(of.starts_at) })}
      </p>
      <p class="muted small">
        <When
          at={of.at}
          text={(when) =>
            of.by ? t('imports-by', { who: fullName(of.by), when }) : t('imports-sent', { when })
          }
        />
      </p>
      <ImportedTeams of={of} />
      <ImportedSections of={of} />
      <Suspended of={of} />
      <Decided of={of} />
      {of.event !== null && (
        <p>
          <a href={`/events/${of.event}`}>{t('imports-event')}</a>
        </p>
      )}
      {of.may_decide && (
        <p class="row">
          <button type="button" class="btn primary" onClick={() => setAsked('approve')}>
            {t('imports-approve')}
            <span class="vh"> {name}</span>
          </button>
          <button type="button" class="btn" onClick={() => setAsked('refuse')}>
            {t('imports-refuse')}
            <span class="vh"> {name}</span>
          </button>
        </p>
      )}
      {children}
      <Confirm
        open={asked === 'approve'}
        title={t('imports-approve-title', { name })}
        text={t('imports-approve-text')}
        action={t('imports-approve-action')}
        onConfirm={approve}
        onClose={close}
      />
      <WriteDialog
        open={asked === 'refuse'}
        title={t('imports-refuse-title', { name })}
        text={t('imports-refuse-text')}
        label={t('imports-refuse-label')}
        hint={t('imports-refuse-hint')}
        action={t('imports-refuse-action')}
        onSend={refuse}
        onClose={close}
      />
    </article>
  );
}

/** Whom the event should not have had, for whoever approves it. */
function Suspended({ of: { suspended } }: { of: Import }) {
  if (suspended.length === 0) return null;
  return (
    <>
      <h3>{t('imports-suspended')}</h3>
      <ul>
        {suspended.map(({ player, until, rule }, at) => (
          <li key={at}>
            <Cited
              text={t('imports-suspended-player', {
                who: player ? fullName(player) : '?',
                day: date(until),
                rule,
              })}
            />
          </li>
        ))}
      </ul>
      <p class="muted small">{t('imports-suspended-text')}</p>
    </>
  );
}

function Decided({ of: { decided_by: by, decided_at: at, reason } }: { of: Import }) {
  if (at === null) return null;
  return (
    <>
      <p class="muted small">
        <When
          at={at}
          text={(when) => (by ? t('imports-decided', { who: fullName(by), when }) : when)}
        />
      </p>
      {reason !== null && <p class="pre">{reason}</p>}
    </>
  );
}
