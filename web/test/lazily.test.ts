// Parts that come in a chunk of their own are shown once it is here, whichever of them asked for it.
import { h, render } from 'preact';
import { expect, test } from 'vitest';
import { chunkOf } from '../src/game/lazily';

const frame = () => new Promise((done) => setTimeout(done, 50));

test('a part drawn just before the chunk arrives for another is shown', async () => {
  let arrive!: (parts: { First: () => string; Second: () => string }) => void;
  const chunk = new Promise<{ First: () => string; Second: () => string }>((done) => {
    arrive = done;
  });
  const lazily = chunkOf(() => chunk);
  const First = lazily('First');
  const Second = lazily('Second');
  const [left, right] = [document.createElement('div'), document.createElement('div')];

  render(h(First, null), left);
  await frame();
  render(h(Second, null), right);
  arrive({ First: () => 'first', Second: () => 'second' });
  await frame();
  expect([left.textContent, right.textContent]).toEqual(['first', 'second']);
});
