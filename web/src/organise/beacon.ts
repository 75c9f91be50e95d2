// Public random values that lots can mix in: the rounds of drand's network quicknet, one every three
// seconds, which nobody can know or steer before they come and everybody can look up for ever.

const GENESIS_SECONDS = 1_692_803_367;
const ROUND_SECONDS = 3;
const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
const NAME = /^drand quicknet, round ([1-9]\d{0,14})$/;

export interface Round {
  /** As the server keeps it. */
  name: string;
  /** When it comes. */
  at: string;
  /** Where it can be looked up from then on. */
  url: string;
}

function round(number: number): Round {
  const seconds = GENESIS_SECONDS + (number - 1) * ROUND_SECONDS;
  return {
    name: `drand quicknet, round ${number}`,
    at: new Date(seconds * 1000).toISOString(),
    url: `https://api.drand.sh/${CHAIN}/public/${number}`,
  };
}

/** Whether a text is as drand writes the randomness of a round. */
export const isValue = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The first round that comes an hour after both moments. */
export function nextRound(now: string, entriesCloseAt: string): Round {
  const seconds = Math.max(Date.parse(now), Date.parse(entriesCloseAt)) / 1000 + 3600;
  return round(Math.ceil((seconds - GENESIS_SECONDS) / ROUND_SECONDS) + 1);
}

/** The round that a name means; nothing for other sources. */
export function roundOf(name: string): Round | undefined {
  const number = NAME.exec(name)?.[1];
  return number ? round(Number(number)) : undefined;
}
