// The number of a federation's members as somebody writes it.

/** The first year of which members are counted: that in which ICCF was founded. */
export const FIRST_YEAR = 1951;
/** More members than any federation has, for slips of the pen. */
export const MEMBERS_MAX = 1_000_000;

/** A year of which members are counted; `present` is the last. */
export function yearIn(text: string, present: number): number | null {
  if (!/^\d{4}$/.test(text.trim())) return null;
  const year = Number(text);
  return year >= FIRST_YEAR && year <= present ? year : null;
}

/** A whole number, with its thousands apart or not: "1 234". */
export function membersIn(text: string): number | null {
  if (!/^(\d{1,7}|\d{1,3}(\s\d{3})+)$/.test(text.trim())) return null;
  const members = Number(text.replace(/\s/g, ''));
  return members <= MEMBERS_MAX ? members : null;
}
