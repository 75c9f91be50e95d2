// `test` with a watch on every page: no script may throw, and the content security policy, which
// reports to the console, may find nothing. A refused request is no fault of the page.
import { type BrowserContext, expect, test as base } from '@playwright/test';

export { expect };

export const test = base.extend<{ faults: string[]; watch: (context: BrowserContext) => void }>({
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults).toEqual([]);
  },
  /** For contexts that a test opens by itself. */
  watch: async ({ faults }, use) => {
    await use((context) => {
      context.on('weberror', (error) => faults.push(error.error().message));
      context.on('console', (message) => {
        const text = message.text();
        if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
        faults.push(text);
      });
    });
  },
  context: async ({ context, watch }, use) => {
    watch(context);
    await use(context);
    // A page that asks again while its test ends gets no answer: that is no fault of the test.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
