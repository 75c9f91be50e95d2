// What a page shows is asked for again when the reader comes back after a while.
import { h, render } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { useReturning } from '../src/useReturning';

const settled = () => new Promise((done) => setTimeout(done, 50));

afterEach(() => vi.restoreAllMocks());

it('asks again on return, but not each time', async () => {
  const box = document.createElement('div');
  const asks: string[] = [];
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const Page = ({ page }: { page: string }) => {
    useReturning(() => asks.push(page));
    return null;
  };
  render(h(Page, { page: 'first' }), box);
  await settled();
  dispatchEvent(new Event('focus'));
  expect(asks).toEqual([]);
  now.mockReturnValue(20_000);
  render(h(Page, { page: 'second' }), box);
  dispatchEvent(new Event('focus'));
  dispatchEvent(new Event('online'));
  expect(asks).toEqual(['second']);
  render(null, box);
  await settled();
  now.mockReturnValue(60_000);
  dispatchEvent(new Event('focus'));
  expect(asks).toEqual(['second']);
});
