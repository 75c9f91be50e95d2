// Everybody who is registered and has no account: found by name, or by how far the invitation is.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { num } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { query, setQuery } from '../router';
import { fullName } from '../ui/PlayerName';
import { SearchField } from '../ui/SearchField';
import { Select } from '../ui/Select';
import { useFocusAfter } from '../ui/useFocusAfter';
import { useSteps } from '../ui/useSteps';
import type { Language, Registration } from './api';
import { InviteDialog } from './InviteDialog';
import { RegistrationRow } from './RegistrationRow';
import { STANDINGS, countsOf, isWanted, wishOf } from './standing';

/** Rows that are drawn at first, and with each press. */
const STEP = 50;

interface Props {
  registrations: readonly Registration[];
  now: number;
  onInvite: (of: Registration, email: string, language: Language) => Promise<Problem | null>;
  onTakeBack: (of: Registration) => Promise<Problem | null>;
}

export function RegistrationList({ registrations, now, onInvite, onTakeBack }: Props) {
  const [inviting, setInviting] = useState<Registration | null>(null);
  const [leaving, setLeaving] = useState<Registration | null>(null);
  const heading = useFocusAfter(
    registrations.map(({ player }) => player.id),
    leaving !== null,
  );
  const wish = wishOf(query.value);
  const shown = registrations.filter((each) => isWanted(each, wish, now));
  return (
    <section class="panel pad" aria-labelledby="h-registered">
      <h2 id="h-registered" tabIndex={-1} ref={heading}>
        {t('federation-registered')} <span class="muted number">{num(registrations.length)}</span>
      </h2>
      {registrations.length === 0 ? (
        <p class="muted">{t('federation-registered-none')}</p>
      ) : (
        <ListToolbar registrations={registrations} now={now} />
      )}
      {registrations.length > 0 && (
        <p class="muted small" role="status">
          {t('federation-shown', { n: shown.length })}
        </p>
      )}
      <Rows
        // Another wish begins with the first rows.
        key={query.value}
        registrations={shown}
        now={now}
        onInvite={setInviting}
        onTakeBack={setLeaving}
      />
      <InviteDialog of={inviting} onInvite={onInvite} onClose={() => setInviting(null)} />
      <Confirm
        open={leaving !== null}
        title={t('federation-take-back-title', { who: leaving ? fullName(leaving.player) : '' })}
        text={t('federation-take-back-text', { n: String(leaving?.player.id ?? '') })}
        action={t('federation-take-back-action')}
        danger
        onConfirm={async () => leaving && onTakeBack(leaving)}
        onClose={() => setLeaving(null)}
      />
    </section>
  );
}

function ListToolbar({ registrations, now }: Pick<Props, 'registrations' | 'now'>) {
  const { standing, text } = wishOf(query.value);
  const counts = countsOf(registrations, now);
  return (
    <div class="toolbar">
      <SearchField
        label={t('federation-find')}
        value={text}
        onChange={(find) => setQuery({ find })}
      />
      <Select
        label={t('federation-standing')}
        value={standing}
        options={[
          ['all', t('federation-standing-all')],
          ...STANDINGS.map(
            (each) => [each, `${t(`federation-standing-${each}`)} (${num(counts[each])})`] as const,
          ),
        ]}
        onChange={(show) => setQuery({ show: show === 'all' ? null : show })}
      />
    </div>
  );
}

interface RowsProps {
  registrations: readonly Registration[];
  now: number;
  onInvite: (of: Registration) => void;
  onTakeBack: (of: Registration) => void;
}

function Rows({ registrations, ...row }: RowsProps) {
  const { most, list, more } = useSteps<HTMLUListElement>(STEP, STEP);
  return (
    <>
      <ul class="things" ref={list}>
        {registrations.slice(0, most).map((each) => (
          <RegistrationRow key={each.player.id} of={each} {...row} />
        ))}
      </ul>
      {registrations.length > most && (
        <button type="button" class="btn" onClick={more}>
          {t('federation-more')}
        </button>
      )}
    </>
  );
}
