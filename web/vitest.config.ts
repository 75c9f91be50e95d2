// Unit tests run in happy-dom; the browser tests elsewhere use a real browser.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
});
