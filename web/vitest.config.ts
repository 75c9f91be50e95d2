// Unit tests run in happy-dom; the browser tests elsewhere use a real browser.
import { defineConfig } from 'vitest/config';
import { rules } from './scripts/rules.ts';
import { stages } from './scripts/stages.ts';

export default defineConfig({
  plugins: [rules(), stages()],
  test: { include: ['test/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
});
