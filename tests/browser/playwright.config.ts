// The site in a real browser, against the real server with the demo in a folder of its own.
import { defineConfig } from '@playwright/test';

const port = process.env.POSTHORN_TEST_PORT ?? '4180';
const baseURL = `http://127.0.0.1:${port}`;
// Browsers bind passkeys to names, not to addresses.
const passkeysPort = Number(port) + 1;
const passkeysURL = `http://localhost:${passkeysPort}`;
const server = '../../target/debug/posthorn serve --demo --time-travel --web ../../web/dist';

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  reporter: 'list',
  // Debug builds hash passwords slowly, and two cores are all that some machines have.
  timeout: 45_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // Everything shares two cores: what fails is tried once more, and named as flaky at the end of the run.
  retries: 1,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    viewport: { width: 1280, height: 900 },
    // Requests that a worker answers cannot be answered by a test: those about it let it in.
    serviceWorkers: 'block',
    // Views fading into one another would only make the tests wait.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a tenth of the time: `--trace on` for the test that fails.
    trace: 'off',
    launchOptions: {
      // The browser without its windows: the same engine, and a third of the time less.
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: ['time.spec.ts', 'passkeys.spec.ts'] },
    {
      name: 'passkeys',
      testMatch: 'passkeys.spec.ts',
      use: { baseURL: passkeysURL },
    },
    // The server has one clock: what moves it comes when everything else is done.
    { name: 'time', testMatch: 'time.spec.ts', dependencies: ['site'] },
  ],
  webServer: [
    {
      command: `rm -rf .data && exec ${server} --port ${port} --data .data`,
      url: `${baseURL}/local/clock`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
    },
    {
      command: `rm -rf .data-passkeys && exec ${server} --port ${passkeysPort} --data .data-passkeys`,
      url: `http://127.0.0.1:${passkeysPort}/local/clock`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
    },
  ],
});
