// What an address proposes: "/desk/sections/7?case=12&kind=penalty&player=160012&days=10".
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
  return {
    kind: isKind(kind) ? kind : null,
    player: digits(params.get('player')),
    days: digits(params.get('days')),
    ...(number && { case: Number(number) }),
  };
}
