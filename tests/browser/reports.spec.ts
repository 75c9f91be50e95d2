// LAW-8.5: of a game that was played elsewhere both players send the PGN with its result.
import type { Page } from '@playwright/test';
import { inspect, inspectAt } from './support/inspect';
import { Player, inCzech, openAs } from './support/people';
import { postalGame } from './support/reports';
import { expect, test } from './support/test';

const box = (page: Page) => page.getByRole('region', { name: 'Moves and result' });
const field = (page: Page) => box(page).getByLabel('As text');
const send = (page: Page) => box(page).getByRole('button', { name: 'Send moves and result' });

test('both players send the same, and it stands', async ({ page, request }) => {
  const id = await postalGame(request);
  await openAs(page, 'jurgen', `/game/${id}`);
  await expect(box(page)).toContainText('send its moves and result when it is over');
  await send(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/Fill in this field/);
  // What is wrong is told with its line and its move, and the line is selected.
  await field(page).fill('1.e4 e5\n2.Ke3 1-0');
  await send(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(
    /Line 2, move 2\. This is not a legal move here\. \(LAW-3\.10\.2\)/,
  );
  const selected = await field(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe('2.Ke3 1-0');
  await field(page).fill('1.e4 e5');
  await send(page).click();
  await expect(field(page)).toHaveAccessibleDescription(/The result is missing/);
  await inspect(page, 'a report with a fault');
  // What is not about the text stands above the form.
  await page.route(`**/api/games/${id}/reports`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: { type: '', title: '', status: 409, code: 'in_adjudication', detail: '' },
        })
      : route.fallback(),
  );
  await send(page).click();
  await expect(box(page).locator('.form-summary')).toBeFocused();
  await expect(box(page).locator('.form-summary')).toContainText('with the adjudicators');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
  await page.unroute(`**/api/games/${id}/reports`);
  // A file stands in the field, where it can be mended.
  await box(page)
    .getByLabel('From a file')
    .setInputFiles({
      name: 'game.pgn',
      mimeType: 'application/x-chess-pgn',
      buffer: Buffer.from('[Event "Post"]\n\n1.e4 e5 2.Ke2 Ke7 1-0\n'),
    });
  await expect(field(page)).toHaveValue(/2\.Ke2 Ke7 1-0/);
  await send(page).click();
  await expect(box(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(box(page)).toContainText('If your opponent sends nothing by');
  await expect(box(page)).toContainText('1–0');
  await inspect(page, 'a report that waits');

  await openAs(page, 'ivan', `/game/${id}`);
  await expect(box(page)).toContainText('Your opponent has sent the moves and the result.');
  await expect(box(page)).not.toContainText('1–0');
  await field(page).fill('1.e4 e5 2.Ke2 Ke7 3.d4 1-0');
  await send(page).click();
  await expect(box(page)).toContainText('You have both sent the same result.');
  await expect(box(page)).toContainText('Those before the first difference are recorded.');
  await expect(page.getByRole('heading', { name: /^Result recorded: the game was/ })).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await inspect(page, 'a result that stands');
});

test('results that differ are the director’s, on a phone, in Czech, in the dark', async ({
  page,
  request,
}) => {
  const id = await postalGame(request);
  await openAs(page, 'jurgen', `/game/${id}`);
  await field(page).fill('1.e4 e5 1-0');
  await send(page).click();
  await expect(box(page)).toContainText('You have sent yours.');
  await openAs(page, 'ivan', `/game/${id}`);
  await field(page).fill('1.e4 c5 0-1');
  await send(page).click();
  await expect(box(page)).toContainText('The results you have both sent are not the same.');
  await expect(box(page).locator('mark')).toHaveText(['e5', 'c5']);
  await box(page).getByText('Send again in place of yours').click();
  await expect(field(page)).toBeVisible();

  await openAs(page, 'director', '/desk?kind=game_reports');
  await page.locator(`a[href="/desk/reports/${id}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('what the players have sent');
  await expect(page.getByText('The results differ: you record the result')).toBeVisible();
  const [white, black] = [
    page.getByRole('region', { name: /^White/ }),
    page.getByRole('region', { name: /^Black/ }),
  ];
  await expect(white).toContainText('1–0');
  await expect(black).toContainText('0–1');
  await inspect(page, 'both reports at the desk');
  await page.getByRole('link', { name: 'Record the result' }).click();
  await expect(page).toHaveURL(`/game/${id}/score`);
  await expect(page.getByRole('button', { name: 'Record the result…' })).toBeVisible();

  await inCzech(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/desk/reports/${id}`);
  await expect(page.getByText('Výsledky se liší: výsledek zapíšete vy')).toBeVisible();
  await inspectAt(page, 'both reports in Czech', 390, 320);
  await openAs(page, 'jurgen', `/game/${id}`);
  await expect(page.getByText('Každý jste poslali jiný výsledek.')).toBeVisible();
  await inspectAt(page, 'reports that differ, in Czech', 390, 320);
  // Nothing of it is left at the desk, which other tests look at.
  const { headers } = await Player.signedIn(request, 'ivan');
  const data = { pgn: '1.e4 e5 1-0' };
  const agreed = await request.post(`/api/games/${id}/reports`, { headers, data });
  expect(agreed.status()).toBe(200);
});

test('a result that both had sent, and that was decided otherwise', async ({ page, request }) => {
  const id = await postalGame(request);
  const report = (moves: string[]) => ({
    sent_at: new Date().toISOString(),
    report: { moves, white_halves: 2, black_halves: 0 },
  });
  await page.route(`**/api/games/${id}/reports`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [white, black] = [report(['e4', 'e5']), report(['e4', 'c5'])];
    const told = { state: 'overruled', differ_at: 2, director_from: null, may_report: false };
    await route.fulfill({ response, json: { ...body, ...told, white, black } });
  });
  await openAs(page, 'jurgen', `/game/${id}`);
  await expect(box(page)).toContainText(
    'You had both sent the same result; the tournament director has decided otherwise (LAW-8.5).',
  );
  await expect(box(page)).not.toContainText('are recorded');
  await inspect(page, 'a result that was overruled');
  await openAs(page, 'director', `/desk/reports/${id}`);
  await expect(
    page.getByText('Both had sent the same result; it has been decided otherwise'),
  ).toBeVisible();
});
