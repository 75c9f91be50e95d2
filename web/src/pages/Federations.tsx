// The register of federations: members of ICCF and others, with their zones and delegates, for everybody.
import { api } from '../api/client';
import { FederationRow } from '../federations/FederationRow';
import { RegisterForm } from '../federations/RegisterForm';
import type { Federations, RegisteredFederation } from '../federations/api';
import { lang, t } from '../i18n';
import { useTitle } from '../title';
import { Cited } from '../ui/Cited';
import { Letter } from '../ui/Letter';
import { toast } from '../ui/Toast';
import { federationName } from '../ui/federations';
import { useFound } from '../ui/useFound';
import '../styles/offices.css';

export default function FederationsPage() {
  useTitle(t('nav-federations'));
  const { found, instead, put, load } = useFound<Federations>('', () =>
    api.GET('/api/federations'),
  );
  if (!found) return instead;
  const { compare } = new Intl.Collator(lang.value);
  const named = found.federations
    .map((federation) => ({ federation, name: federationName(federation.code) }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ federation }) => federation);
  return (
    <Letter title={t('nav-federations')}>
      <p class="lede">
        <Cited text={t('federations-lede')} />
      </p>
      {found.may_register && (
        <RegisterForm
          of={found}
          onEntered={(federation) => {
            put((old) => ({ ...old, federations: withChanged(old.federations, federation) }));
            toast(t('federations-entered'));
          }}
          onStale={load}
        />
      )}
      <Group title={t('federations-members')} of={named.filter(({ member }) => member)} />
      <Group title={t('federations-others')} of={named.filter(({ member }) => !member)} />
    </Letter>
  );
}

/** The register with what is entered of one federation, of which nothing may have been known. */
function withChanged(all: RegisteredFederation[], changed: RegisteredFederation) {
  return [...all.filter(({ code }) => code !== changed.code), changed];
}

function Group({ title, of }: { title: string; of: RegisteredFederation[] }) {
  if (of.length === 0) return null;
  return (
    <section class="block office" aria-label={title}>
      <h2>
        {title} <span class="muted number">{of.length}</span>
      </h2>
      <ul class="plain federations">
        {of.map((federation) => (
          <FederationRow key={federation.code} federation={federation} />
        ))}
      </ul>
    </section>
  );
}
