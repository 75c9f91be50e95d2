// Events of teams from elsewhere: announced, their start lists checked, looked at by teams and boards.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  CZECH,
  brought,
  mockImport,
  openAsOfficial,
  preview,
  previewTeams,
  walkToGames,
} from './support/imports';
import { inspect, inspectAt } from './support/inspect';
import { inCzech, openAs } from './support/people';
import { codeOf } from './support/teams';
import { expect, test } from './support/test';
import { next, step } from './support/wizard';

const MATCH = 'Friendly match of two teams';
const part = (page: Page, name: string) => page.getByRole('group', { name });
const text = (page: Page, name: string) => part(page, name).getByLabel('Or as text');
const check = (page: Page) => page.getByRole('button', { name: 'Check it' });

/** Two teams of two, and players whom no other test counts. */
const LIST = `section,number,team,board,id
Final,1,Rooks of Rouen,1,420733
Final,1,Rooks of Rouen,2,511019
Final,2,Bishops of Bath,1,350840
Final,2,Bishops of Bath,2,940207
`;
/** Everybody has White once. */
const RESULTS = `white,black,result
420733,350840,1-0
350840,420733,1/2-1/2
511019,940207,0-1
940207,511019,0-1
`;

test('a match of two teams is imported, after a mistake is mended, on the real server', async ({
  page,
}) => {
  await openAs(page, 'officer', '/imports/new');
  await page.getByRole('button', { name: MATCH }).click();
  await page.getByLabel('Name', { exact: true }).fill('Rouen against Bath');
  await page.getByLabel('Code').fill(codeOf('I'));
  await page.getByLabel('Tournament director').fill('390044');
  await next(page).click();
  await expect(page.getByRole('checkbox', { name: 'teams play' })).toBeChecked();
  await expect(page.getByLabel('Which teams may enter')).toHaveValue('any');
  await next(page).click();
  await expect(page.getByLabel('Divisions')).toHaveValue('');
  await page.getByLabel('Boards of a team').fill('2');
  await next(page).click();
  await expect(step(page, 'Time')).toBeFocused();
  await next(page).click();
  await page.getByLabel('Start', { exact: true }).fill('2025-01-10T12:00');
  await next(page).click();
  await expect(text(page, 'Start list')).toHaveAccessibleDescription(
    /a row for each board of each team/,
  );
  await expect(part(page, 'Start list')).toContainText('section,number,team,board,id');
  await inspect(page, 'a start list of teams');

  await text(page, 'Start list').fill(LIST.replace('Rouen,2', 'Rouen,1'));
  await text(page, 'Results').fill(RESULTS);
  await check(page).click();
  const faults = page.locator('.fault-list li');
  await expect(faults.first()).toContainText('“Rooks of Rouen” has somebody on board 1 already.');
  await faults.getByRole('button', { name: 'Start list, line 3, board' }).press('Enter');
  await expect(text(page, 'Start list')).toBeFocused();
  await page.keyboard.insertText('Final,1,Rooks of Rouen,2,511019');
  await check(page).click();
  await expect(page.getByRole('heading', { name: 'No errors' })).toBeFocused();
  const would = page.locator('.brought');
  await expect(would).toContainText('Final: 2 teams, 4 of 4 games finished');
  const rows = would.getByRole('table', { name: 'Final' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/^1Rooks of Rouen2½24$/);
  await expect(rows.nth(2)).toContainText(/^Captain: .*Paweł Łukasik/);
  await expect(rows.nth(2).getByRole('list')).toHaveAccessibleName('Line-up of Rooks of Rouen');
  await expect(rows.nth(2).getByRole('listitem').nth(1)).toContainText('511019');
  await would.getByText('2 boards', { exact: true }).click();
  await would.getByText('Board 2: 2 players, 2 of 2 games finished').click();
  await inspect(page, 'a match that would be made');

  await would.getByRole('button', { name: 'Import it…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import it' }).click();
  await expect(page).toHaveURL('/imports');
  const made = page.getByRole('article', { name: 'Rouen against Bath' });
  await expect(made).toContainText('Final: Rooks of Rouen, Bishops of Bath');
  await made.getByRole('link', { name: 'View the event' }).click();
  // The same files and the same feed as of an event that was played here.
  const saved = async (kind: RegExp) => {
    const download = page.waitForEvent('download');
    await page.locator('.downloads').getByRole('button', { name: kind }).click();
    return readFileSync(await (await download).path(), 'utf8');
  };
  expect((await saved(/^PGN/)).match(/^\[White /gm)).toHaveLength(4);
  const feed = page.locator('.downloads').getByRole('link', { name: /^Atom/ });
  const entries = await (await page.request.get((await feed.getAttribute('href'))!)).text();
  expect(entries.match(/<entry>/g)?.length).toBeGreaterThanOrEqual(4);
  await inspectAt(page, 'an event of teams from elsewhere', 1280, 390);
  await page.getByRole('link', { name: 'Table and matches' }).click();
  expect(await saved(/^CSV/)).toContain('Rooks of Rouen');
  const table = page.getByRole('region', { name: 'Table: Rouen against Bath' });
  await expect(table.getByRole('row').nth(1)).toContainText(/^1Rooks of Rouen2½/);
  await expect(table.getByRole('row').nth(2)).toContainText(/^2Bishops of Bath1½/);
});

/** A section of two teams of those players, in the first of two divisions. */
const SEASON = `section,division,up,down,number,team,board,id
Above,First,0,1,1,Towers of Tours,1,420733
Above,First,0,1,1,Towers of Tours,2,511019
Above,First,0,1,2,Queens of Cork,1,350840
Above,First,0,1,2,Queens of Cork,2,940207
`;

test('a season of a league asks for divisions, and its start list for those of sections', async ({
  page,
}) => {
  await openAs(page, 'officer', '/imports/new');
  await page.getByRole('button', { name: MATCH }).click();
  await page.getByLabel('Name', { exact: true }).fill('League of towns');
  await page.getByLabel('Code').fill(codeOf('L'));
  await page.getByLabel('Tournament director').fill('390044');
  await next(page).click();
  await next(page).click();
  await page.getByLabel('Boards of a team').fill('2');
  await page.getByLabel('Divisions').fill('First');
  await next(page).click();
  await expect(page.getByLabel('Divisions')).toHaveAccessibleDescription(/2 to 9 divisions/);
  await page.getByLabel('Divisions').fill('First\nSecond');
  for (const name of ['Time', 'Dates']) {
    await next(page).click();
    await expect(step(page, name)).toBeFocused();
  }
  await page.getByLabel('Start', { exact: true }).fill('2025-01-10T12:00');
  await next(page).click();
  await expect(text(page, 'Start list')).toHaveAccessibleDescription(/division \(as announced/);
  await expect(part(page, 'Start list')).toContainText('section,division,up,down,number,team,');
  await inspect(page, 'a start list of a season');
  await text(page, 'Start list').fill(SEASON.replace('First,0,1,2', 'Third,0,1,2'));
  await text(page, 'Results').fill(RESULTS);
  await check(page).click();
  const faults = page.locator('.fault-list li');
  await expect(faults.getByRole('button', { name: 'Start list, line 4, division' })).toBeVisible();
  await text(page, 'Start list').fill(SEASON);
  await check(page).click();
  await expect(faults).toHaveText([/No section plays in the division Second\. \(TR-5\.3-5\.4\)$/]);
  await inspect(page, 'a division in which nobody plays');
});

test('an event of single players can be turned into one of teams', async ({ page }) => {
  const sent = await mockImport(page, [preview([])]);
  await openAsOfficial(page, '/imports/new');
  await page.getByRole('button', { name: 'Friendly event' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Teams of the postmen');
  await page.getByLabel('Code').fill('CZE/TEAMS');
  await page.getByLabel('Kind').selectOption('team league');
  await page.getByLabel('Tournament director').fill('390044');
  await page.getByLabel('Rules', { exact: true }).selectOption('iccf');
  await next(page).click();
  await page.getByLabel('Which teams may enter').selectOption('national');
  await next(page).click();
  await page.getByLabel('Boards of a team').fill('6');
  for (const name of ['Time', 'Dates']) {
    await next(page).click();
    await expect(step(page, name)).toBeFocused();
  }
  await page.getByLabel('Start', { exact: true }).fill('2025-01-10T12:00');
  await next(page).click();
  await expect(text(page, 'Start list')).toHaveAccessibleDescription(
    /federation \(three letters\)/,
  );
  await text(page, 'Start list').fill(LIST);
  await check(page).click();
  await expect(page.getByRole('heading', { name: 'No errors' })).toBeVisible();
  expect(sent[0]?.announcement).toMatchObject({
    kind: 'team_league',
    stage: null,
    teams: {
      boards: 6,
      eligible: 'national',
      promotion: null,
      replacements: { most: null, once_a_board: false, naming_days: null },
      league: null,
    },
  });
});

const divisions = [
  { name: 'Extraliga', up: 0, down: 2 },
  { name: 'Třída vyzyvatelů', up: 2, down: 0 },
];
const sections = [
  previewTeams('1', 12, 6, divisions[0]),
  previewTeams('Skupina výzev', 12, 6, divisions[1]),
];
const boards = sections.flatMap(({ name }) =>
  Array.from({ length: 6 }, (_, at) => ({
    ...preview([]).sections[0],
    ...{ name: `${name}, board ${at + 1}`, games: 66, finished: 66 },
  })),
);

for (const [device, width, colorScheme] of [
  ['a desk', 1280, 'light'],
  ['a phone', 390, 'dark'],
] as const) {
  test.describe(`on ${device}, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    test('twenty-four teams on six boards, in Czech', async ({ page }) => {
      await mockImport(page, [preview([], { players: 144, teams: sections, sections: boards })]);
      await inCzech(page);
      await openAsOfficial(page, '/imports/new');
      await walkToGames(page, CZECH, { preset: MATCH });
      const list = page.getByRole('group', { name: 'Startovní' });
      await expect(list).toContainText('Finále,1,Věže,1,');
      await list.getByLabel('jako text').fill(LIST);
      await page.getByRole('button', { name: 'Zkontrolovat' }).click();
      const would = page.locator('.brought');
      await would.getByText('Skupina 1: 12 družstev, skončilo 395 z 396 partií').click();
      const table = would.getByRole('table', { name: 'Skupina 1' });
      await expect(would.getByText('Divize Extraliga; postup')).toBeVisible();
      // The best first, each with its line-up below.
      await expect(table.getByRole('row')).toHaveCount(25);
      await expect(table.getByRole('row').nth(1)).toContainText('Horní Dolní 12');
      await expect(table.getByRole('row').nth(2).getByRole('listitem')).toHaveCount(6);
      await inspect(page, 'teams that would be made');
      await would.getByText('12 šachovnic').click();
      await would.getByText('Skupina 1, Šachovnice 2: 13 hráčů').click();
      await inspect(page, 'their boards');

      const named = (name: string, n: number, at?: number) => ({
        name,
        division: at === undefined ? null : divisions[at],
        teams: Array.from({ length: n }, (_, at) => `Jezdec Horní Dolní ${at + 1}`),
      });
      const imports = [
        brought(1, { teams: [named('Finále', 3)], sections: boards.slice(0, 2), may_decide: true }),
        brought(2, {
          teams: [named('1', 12, 0), named('2', 3, 1)],
          sections: boards,
          may_decide: true,
        }),
      ].map((each) => ({
        ...each,
        sections: each.sections.map((one) => ({ ...one, players: 12 })),
      }));
      await page.route('**/api/imports', (route) => route.fulfill({ json: { imports } }));
      await page.goto('/imports');
      const [first, second] = [1, 2].map((id) =>
        page.getByRole('article', { name: `Memorial ${id}` }),
      );
      await expect(first!).toContainText('Finále: Jezdec Horní Dolní 1, Jezdec Horní Dolní 2, Jez');
      await expect(first!.getByText('Skupina 1, Šachovnice 2: 12 hráčů')).toBeVisible();
      await expect(second!).toContainText(
        'Divize Třída vyzyvatelů; postupujících: 2, sestupujících: 0',
      );
      await expect(second!.getByText('Jezdec Horní Dolní 12')).toBeHidden();
      await second!.getByText('Skupina 1: 12 družstev').click();
      await expect(second!.getByText('Jezdec Horní Dolní 12')).toBeVisible();
      await expect(second!.getByText('Skupina 1, Šachovnice 2')).toBeHidden();
      await inspect(page, 'imported teams');
    });
  });
}
