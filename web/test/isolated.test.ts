import { expect, test } from 'vitest';
import { isolated } from '../src/ui/isolated';

test('names keep to themselves', () => {
  expect(isolated('Tomáš Novák')).toBe('Tomáš Novák');
  expect(isolated('שלום')).toBe('\u2068שלום\u2069');
  expect(isolated('\u202eresinagrO')).toBe('resinagrO');
  expect(isolated('\u2069\u2069مرحبا\u202e')).toBe('\u2068مرحبا\u2069');
});
