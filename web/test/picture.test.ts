import { describe, expect, test } from 'vitest';
import { lengthOf, square } from '../src/settings/picture';

describe('the square that is cut out of a picture', () => {
  const check = (width: number, height: number, at: number, expected: number[]) => {
    const { x, y, side } = square(width, height, at);
    expect([x, y, side]).toEqual(expected);
  };
  test('moves along the longer side', () => {
    check(300, 300, 0.5, [0, 0, 300]);
    check(400, 300, 0, [0, 0, 300]);
    check(400, 300, 0.5, [50, 0, 300]);
    check(400, 300, 1, [100, 0, 300]);
    check(300, 1000, 1, [0, 700, 300]);
    check(1, 4000, 0.5, [0, 1999.5, 1]);
  });
});

describe('the length of words', () => {
  test.each([
    ['', 0],
    ['  two \n\t words ', 9],
    ['🐕🐕', 2],
    ['Toma\u0301s\u030c', 5],
    ['ž'.repeat(300), 300],
  ])('%j', (words, length) => expect(lengthOf(words)).toBe(length));
});
