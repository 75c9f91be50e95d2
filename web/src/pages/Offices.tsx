// Who holds which office: for everybody. Administrators come from here to a person's offices, and say
// here who runs the site.
import { api } from '../api/client';
import type { Officials } from '../api/types';
import { t } from '../i18n';
import { OFFICES, type OfficeRole, isOffice } from '../offices/roles';
import { OperatorForm } from '../operator/OperatorForm';
import { PlayerField, playerFault } from '../players/PlayerNumber';
import { go } from '../router';
import { useTitle } from '../title';
import { Cited } from '../ui/Cited';
import { Form, type Values } from '../ui/Form';
import { Letter } from '../ui/Letter';
import { PlayerName } from '../ui/PlayerName';
import { useFound } from '../ui/useFound';
import '../styles/offices.css';

export default function OfficesPage() {
  useTitle(t('offices-title'));
  const { found, instead } = useFound<Officials>('', () => api.GET('/api/offices'));
  if (!found) return instead;
  const find = async ({ player = '' }: Values) => {
    go(`/player/${Number(player)}/offices`);
    return undefined;
  };
  return (
    <Letter title={t('offices-title')} lede={t('offices-lede')}>
      {found.may_give && (
        <div class="panel">
          <Form
            submit={t('offices-open')}
            onSend={find}
            check={({ player }) => playerFault('player', player)}
          >
            <PlayerField name="player" empty={t('offices-find-hint')} />
          </Form>
        </div>
      )}
      {found.may_give && <OperatorForm />}
      {OFFICES.map((role) => (
        <Holders key={role} role={role} of={found} />
      ))}
    </Letter>
  );
}

/** Who holds an office; where nobody does by its name, whoever holds every one. */
function holdersOf(role: OfficeRole, officials: Officials['officials']) {
  const named = officials.filter(({ roles }) => roles.includes(role));
  const all = officials.filter(({ roles }) => roles.includes('officer'));
  return named.length > 0 || !isOffice(role) ? named : all;
}

function Holders({ role, of }: { role: OfficeRole; of: Officials }) {
  const held = holdersOf(role, of.officials);
  return (
    <section class="block office" aria-labelledby={`h-${role}`}>
      <h2 id={`h-${role}`}>{t(`role-${role}`)}</h2>
      <p class="small muted">
        <Cited text={t(`does-${role}`)} />
      </p>
      {held.length === 0 && <p>{t('offices-nobody')}</p>}
      {held.length > 0 && (
        <ul class="plain">
          {held.map(({ player }) => (
            <li key={player.id}>
              <PlayerName player={player} rating={false} link />
              {of.may_give && (
                <>
                  {' '}
                  · <a href={`/player/${player.id}/offices`}>{t('offices-open')}</a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
