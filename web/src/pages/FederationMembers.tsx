// The players of a federation, for everybody: page by page, or by a part of a name.
import { FederationFrame } from '../federation/FederationFrame';
import { MemberTable } from '../federation/MemberTable';
import { type MembersShown, useMembers } from '../federation/useMembers';
import { t } from '../i18n';
import { query, setQuery } from '../router';
import { registersFor } from '../session';
import { Failure } from '../ui/Failure';
import { SearchField } from '../ui/SearchField';
import { Skeleton } from '../ui/Skeleton';
import type { PageProps } from './pageProps';

export default function FederationMembers({ id: code }: PageProps) {
  const text = new URLSearchParams(query.value).get('find') ?? '';
  const { shown, problem, busy, load, more } = useMembers(code, text);
  return (
    <FederationFrame code={code} page="/members" lede={t('federation-members-lede')}>
      <div class="toolbar">
        <SearchField
          label={t('federation-find')}
          value={text}
          onChange={(find) => setQuery({ find })}
        />
      </div>
      {problem && <Failure problem={problem} onRetry={load} />}
      {!shown && !problem && <Skeleton height="50vh" />}
      {shown && (
        <>
          <p class="muted small" role="status">
            {foundText(shown)}
          </p>
          {shown.members.length === 0 ? (
            <Nobody code={code} search={shown.search} />
          ) : (
            <MemberTable members={shown.members} onMore={more} busy={busy} />
          )}
        </>
      )}
    </FederationFrame>
  );
}

function foundText({ members, more, search, next }: MembersShown): string {
  const n = members.length;
  if (search) return t(more ? 'federation-found-more' : 'federation-found', { n });
  return t(next === null ? 'federation-all' : 'federation-first', { n });
}

/** Nobody plays for the federation yet, or nobody of that name. */
function Nobody({ code, search }: { code: string; search: string }) {
  if (search) return <p class="empty">{t('federation-no-match')}</p>;
  return (
    <div class="empty panel">
      <h2>{t('federation-nobody')}</h2>
      {registersFor(code) && (
        <p>
          <a href={`/federation/${code}/registrations`}>{t('federation-register-first')}</a>
        </p>
      )}
    </div>
  );
}
