// What of the Table of Qualifiers an address asks for.
import { describe, expect, it } from 'vitest';
import { asked, filtersOf } from '../src/qualifications/filters';

describe('the table of qualifiers', () => {
  it('begins with the highest stage, and asks for nothing more', () => {
    expect(asked(filtersOf(''))).toEqual({ stage: 'world_championship_final' });
  });

  it('reads what the address says', () => {
    const address =
      '?stage=world_cup_final&search=%20nov%C3%A1k&federation=CZE&article=TR-1.2.1j&free=true';
    expect(asked(filtersOf(address))).toEqual({
      stage: 'world_cup_final',
      search: 'novák',
      federation: 'CZE',
      article: 'TR-1.2.1j',
      free: true,
    });
  });

  it('takes nothing that the server would refuse', () => {
    const address = '?stage=open_class&federation=cz&article=<b>&free=yes&search=%20';
    expect(asked(filtersOf(address))).toEqual({ stage: 'world_championship_final' });
  });
});
