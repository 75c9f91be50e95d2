// What an address proposes: "/desk/sections/7?case=12&kind=penalty&player=160012&days=10", or with "ask=5017" a
// letter that asks a player whether they play on in that game.
import { t } from '../i18n';
import { query } from '../router';
import type { Proposed } from './DecisionForm';
import { SHAPES } from './decide';
import type { DecisionKind } from '../decisions/api';

const isKind = (value: string): value is DecisionKind => Object.hasOwn(SHAPES, value);
const digits = (value: string | null): string => (value && /^\d{1,10}$/.test(value) ? value : '');

export function readProposed(): Proposed & { case?: number } {
  const params = new URLSearchParams(query.value);
  const kind = params.get('kind') ?? '';
  const number = digits(params.get('case'));
  const game = digits(params.get('ask'));
  return {
    kind: isKind(kind) ? kind : null,
    player: digits(params.get('player')),
    days: digits(params.get('days')),
    ...(game && { letter: { title: t('ask-title'), text: t('ask-text', { game }) } }),
    ...(number && { case: Number(number) }),
  };
}
