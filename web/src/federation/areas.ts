// Where else something is done for a federation, with what is told of it.
import { t } from '../i18n';
import type { IconName } from '../ui/Icon';
import type { Home } from './useHome';

export interface Area {
  to: string;
  icon: IconName;
  title: string;
  text: string;
  /** How much there is; empty while nobody knows, or where nothing is to be told. */
  told: string;
}

/** States in which nothing is to be done any more. */
const OVER = ['registered', 'refused', 'taken_back'];

const many = (name: string, n: number): string => (n ? t(`federation-count-${name}`, { n }) : '');

function transfersTold({ transfers = [] }: Home, code: string): string {
  const open = transfers.filter(
    ({ from, to, state }) => (from === code || to === code) && !OVER.includes(state),
  );
  return many('open', open.length);
}

function approvalsTold({ approvals = [] }: Home, code: string): string {
  const waiting = approvals.filter(
    ({ federation, state }) => federation === code && (state === 'waiting' || state === 'referred'),
  );
  return many('waiting', waiting.length);
}

function exportsTold({ exports = [] }: Home, code: string): string {
  const ready = exports.filter(({ federation, state }) => federation === code && state === 'done');
  return many('ready', ready.length);
}

/** Of keys and webhooks none is worth a word, too. */
function keysTold({ keys }: Home, code: string): string {
  const own = keys?.federations;
  return own?.federation === code ? t('federation-count-keys', { n: own.keys.length }) : '';
}

/** A webhook's name begins with its owner. */
function webhooksTold({ webhooks }: Home, code: string): string {
  const n = webhooks?.filter(({ id }) => id.startsWith(`${code}_`)).length;
  return n === undefined ? '' : t('federation-count-webhooks', { n });
}

/** `announces`: the reader may announce events of it. */
export function areasOf(code: string, home: Home, announces: boolean): Area[] {
  const area = (to: string, icon: IconName, title: string, name: string, told: string): Area => ({
    to,
    icon,
    title: t(title),
    text: t(`federation-area-${name}-text`),
    told,
  });
  return [
    area('/transfers', 'flip', 'nav-transfers', 'transfers', transfersTold(home, code)),
    area('/approvals', 'check', 'nav-approvals', 'approvals', approvalsTold(home, code)),
    ...(announces ? [area('/events/new', 'table', 'federation-area-events', 'events', '')] : []),
    area('/imports', 'board', 'nav-imports', 'imports', ''),
    area('/data', 'down', 'federation-area-exports', 'exports', exportsTold(home, code)),
    area('/keys', 'key', 'nav-keys', 'keys', keysTold(home, code)),
    area('/webhooks', 'mail', 'federation-area-webhooks', 'webhooks', webhooksTold(home, code)),
  ];
}
