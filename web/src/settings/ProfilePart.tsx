// What Posthorn knows about the member, and what can be done about it.
import { Facts } from '../account/Facts';
import type { Me } from '../api/types';
import { t } from '../i18n';
import { hasDesk, maySeeImports } from '../session';
import { leave } from '../shell/leave';
import { Icon } from '../ui/Icon';
import { ContactField } from './ContactField';
import { Part } from './Part';
import { PortraitPart } from './PortraitPart';
import { type Way, Ways } from './Ways';

export function ProfilePart({ me }: { me: Me }) {
  const { id } = me.player;
  const ways: Way[] = [
    [`/player/${id}`, 'person', t('account-public')],
    [`/player/${id}/names`, 'person', t('account-names')],
    ['/transfers', 'flag', t('nav-transfers')],
    ['/leave', 'calendar', t('nav-leave')],
  ];
  if (maySeeImports()) ways.push(['/imports', 'table', t('account-imports')]);
  // Federations apply, and their organisers announce what is approved.
  if (maySeeImports() || hasDesk()) ways.push(['/approvals', 'table', t('nav-approvals')]);
  return (
    <Part name="profile">
      <Facts me={me} />
      <PortraitPart player={id} />
      <ContactField />
      <Ways ways={ways} />
      <button type="button" class="btn" onClick={() => void leave()}>
        <Icon name="out" />
        {t('sign-out')}
      </button>
    </Part>
  );
}
