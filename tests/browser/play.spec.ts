// Friendly games: a challenge to a player, to anybody and by a link, other terms, a block, and another game after one.
import * as play from './support/play';
import { tabTo } from './support/board';
import { fits, inspect, inspectAt } from './support/inspect';
import { mark } from './support/mark';
import { sendMove } from './support/move';
import { inCzech, openAs, Player } from './support/people';
import { says } from './support/swiss';
import { beside } from './support/teams';
import { expect, test } from './support/test';

const KINGS_GAMBIT = 'rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQKBNR b KQkq - 0 2';

test('a player, found by name, accepts and sends a move', async ({ page, browser, watch }) => {
  const words = `A Spanish, please ${mark()}`;
  await openAs(page, 'william', '/play');
  await page.getByRole('link', { name: 'New challenge' }).click();
  await expect(page).toHaveURL('/play/new');
  await play.player(page).fill('Garcia P');
  await page.getByRole('option', { name: /García Peña/ }).click();
  await expect(play.player(page)).toHaveAccessibleDescription(/Iván García Peña \(ESP\)/);
  await page.getByRole('radio', { name: '1 move in 3 days' }).check();
  await page.getByRole('radio', { name: 'Black', exact: true }).check();
  await play.message(page).fill(words);
  await play.sendIt(page);
  await expect(page).toHaveURL('/play');
  await expect(play.news(page)).toContainText(says('Your challenge to Iván García Peña has been'));
  await expect(play.region(page, 'Your open challenges')).toContainText(words);

  const ivan = await beside(browser, watch, 'ivan', '/play');
  const waiting = play.card(ivan, words);
  await expect(waiting).toContainText('1 move in 3 days · you have White · engines allowed');
  const accept = waiting.getByRole('button', { name: /^Accept/ });
  await accept.focus();
  // Held down: the browser repeats it, and that answers nothing.
  for (let repeats = 0; repeats < 12; repeats += 1) await ivan.keyboard.down('Enter');
  await ivan.keyboard.up('Enter');
  await expect(play.dialog(ivan).getByRole('heading')).toBeFocused();
  await expect(play.dialog(ivan)).toContainText(says('You have White against William Pemberton.'));
  await play.confirm(ivan, 'Cancel');
  await expect(accept).toBeFocused();
  await accept.click();
  await play.confirm(ivan, 'Accept');
  await expect(ivan).toHaveURL(/\/game\/\d+$/);
  await sendMove(ivan, 'e4');
  const game = new URL(ivan.url()).pathname;
  await ivan.context().close();

  await page.reload();
  await play.fold(page, 'Earlier challenges').click();
  const earlier = page.getByRole('listitem').filter({ has: page.locator(`[href="${game}"]`) });
  await expect(earlier).toContainText(says('Accepted by Iván García Peña on'));
  await expect(play.card(page, words)).toHaveCount(0);
  await earlier.getByRole('link', { name: /^Game/ }).click();
  await expect(page).toHaveURL(game);
  await expect(page.locator('.board')).toBeVisible();
});

test('to anybody: seen signed out, and gone when withdrawn', async ({
  page,
  browser,
  request,
  watch,
}) => {
  const words = `Whoever likes ${mark()}`;
  await openAs(page, 'jurgen', '/play/new');
  await page.getByRole('radio', { name: /^Anybody/ }).check();
  await expect(play.player(page)).toHaveCount(0);
  await play.message(page).fill(words);
  await play.sendIt(page);
  await expect(play.news(page)).toHaveText('Your challenge is now in the public list.');
  const mine = play.region(page, 'Your open challenges');
  await expect(mine.getByRole('listitem').filter({ hasText: words })).toContainText('Anybody');
  // Not once more among those of others.
  await expect(play.region(page, 'Games anyone can join').locator('.skeleton')).toHaveCount(0);
  await expect(play.card(page, words)).toHaveCount(1);

  const guest = await play.signedOut(browser, watch);
  await guest.goto('/play');
  const all = play.region(guest, 'Games anyone can join').getByRole('listitem');
  // By its number: signed out nobody reads the words, and he may have others open.
  const address = await play
    .card(page, words)
    .getByRole('link', { name: /^All terms/ })
    .getAttribute('href');
  const theirs = all.filter({ has: guest.locator(`[href="${address}"]`) });
  await expect(theirs).toContainText('Jürgen Müller-Hahn');
  // What he writes is for members.
  await expect(theirs).not.toContainText(words);
  const signIn = theirs.getByRole('link', { name: /^Sign in to accept/ });
  await expect(signIn).toHaveAttribute('href', `/sign-in?then=${address}`);
  await theirs.getByRole('link', { name: /^All terms/ }).click();
  await expect(play.title(guest)).toHaveText(says('Challenge from Jürgen Müller-Hahn'));
  await expect(guest.getByRole('link', { name: 'Sign in to accept' })).toBeVisible();
  await inspectAt(guest, 'a challenge, signed out', 1_280, 320);

  // On another device he has begun one meanwhile: as many are open as before.
  const other = await play.challenge(request, 'jurgen', 'anybody', `Another one ${mark()}`);
  await play
    .card(page, words)
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  await expect(play.dialog(page)).toContainText('Nobody can accept it any more.');
  await play.confirm(page, 'Withdraw');
  await expect(play.news(page)).toHaveText('Your challenge has been withdrawn.');
  await expect(mine.getByRole('heading')).toBeFocused();
  await expect(play.card(page, words)).toHaveCount(0);
  await play.withdraw(request, 'jurgen', other);
  await guest.reload();
  await expect(guest.getByText('There is no such challenge, or it is not for you.')).toBeVisible();
  await guest.goto('/play');
  await expect(play.region(guest, 'Games anyone can join').locator('.skeleton')).toHaveCount(0);
  await expect(theirs).toHaveCount(0);
  await guest.context().close();
});

test('by a link: only with its key, and after signing in', async ({ page, browser, watch }) => {
  await openAs(page, 'jurgen', '/play/new');
  await page.getByRole('radio', { name: /^Whoever has the link/ }).check();
  await page.getByRole('radio', { name: 'White', exact: true }).check();
  await play.sendIt(page);
  await expect(play.title(page)).toHaveText('Your link is ready');
  await expect(play.title(page)).toBeFocused();
  const link = await page.getByLabel(/^Link to challenge/).inputValue();
  await inspectAt(page, 'the link to a challenge', 1_280, 390);
  expect(link).toMatch(/\/challenge\/\d+#[\w-]{16,}$/);

  const friend = await play.signedOut(browser, watch);
  await friend.goto(link.replace(/#.*/, ''));
  await expect(friend.getByText('There is no such challenge, or it is not for you.')).toBeVisible();
  await friend.goto('/play');
  await friend.goto(link);
  await expect(play.title(friend)).toHaveText(says('Challenge from Jürgen Müller-Hahn'));
  await friend.getByRole('link', { name: 'Sign in to accept' }).click();
  await play.signIn(friend, 'stefan');
  await expect(friend).toHaveURL(link);
  await play.button(friend, 'Accept').click();
  await expect(play.dialog(friend)).toContainText(
    says('You have Black against Jürgen Müller-Hahn.'),
  );
  await play.confirm(friend, 'Accept');
  await expect(friend).toHaveURL(/\/game\/\d+$/);
  const game = new URL(friend.url()).pathname;
  await friend.context().close();

  await page.goto(`/challenge/${play.numberIn(link)}`);
  await expect(play.title(page)).toHaveText('Your challenge by link');
  await expect(page.locator('.lede')).toContainText(says('Accepted by Ștefan Ionescu on'));
  await expect(page.getByRole('link', { name: /^Game/ })).toHaveAttribute('href', game);
});

test('other terms close the first challenge', async ({ page, browser, request, watch }) => {
  const [words, reply] = [`As usual ${mark()}`, `Without engines ${mark()}`];
  const first = await play.challenge(request, 'stefan', 'jurgen', words);
  await openAs(page, 'jurgen', '/play');
  await play
    .card(page, words)
    .getByRole('link', { name: /^Other terms/ })
    .click();
  await expect(play.title(page)).toHaveText('Other terms');
  await expect(page.locator('.lede')).toContainText(says('send it back to Ștefan Ionescu.'));
  // Its own terms, seen from the other side.
  await expect(page.getByRole('radio', { name: '1 move in 3 days' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Black', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Allowed, as in ICCF events' })).toBeChecked();
  await expect(play.player(page)).toHaveCount(0);
  await page.getByRole('radio', { name: 'None: we both play without' }).check();
  await page.getByRole('radio', { name: 'Two at once, one with each colour' }).check();
  await play.message(page).fill(reply);
  await play.button(page, 'Send the new terms').click();
  await expect(play.news(page)).toContainText(says('Your challenge to Ștefan Ionescu has been'));
  await expect(play.card(page, words)).toHaveCount(0);
  await page.goto(`/play/new?answers=${first}`);
  await expect(page.locator('.lede')).toHaveText(/can no longer be answered with other terms/);

  const stefan = await beside(browser, watch, 'stefan', `/challenge/${first}`);
  await expect(stefan.locator('.lede')).toContainText('Answered with other terms on');
  await stefan.getByRole('link', { name: 'The new terms' }).click();
  await expect(play.title(stefan)).toHaveText(says('Challenge from Jürgen Müller-Hahn'));
  await expect(stefan.getByText(reply)).toBeVisible();
  const terms = play.region(stefan, 'Terms');
  await expect(terms).toContainText('No engines: both of you agree to play without.');
  await expect(terms).toContainText('you have White in the first and Black in the second');
  await expect(
    stefan.getByRole('link', { name: 'The challenge that this one answers' }),
  ).toHaveAttribute('href', `/challenge/${first}`);
  await play.button(stefan, 'Decline').click();
  await expect(play.dialog(stefan)).toContainText(says('Jürgen Müller-Hahn will be told.'));
  await play.confirm(stefan, 'Decline');
  await expect(play.news(stefan)).toHaveText('You have declined the challenge.');
  await expect(play.title(stefan)).toBeFocused();
  await expect(stefan.locator('.lede')).toContainText('Declined on');
  await expect(play.button(stefan, 'Accept')).toHaveCount(0);
  await stefan.context().close();
});

test('a block, and a challenge when it is lifted', async ({ page, browser, request, watch }) => {
  await play.unblock(request, 'william', 'jurgen');
  const id = await play.challenge(request, 'jurgen', 'william', `Once more ${mark()}`);
  await openAs(page, 'william', `/challenge/${id}`);
  await play.button(page, 'Block this player').click();
  await expect(play.dialog(page)).toContainText(
    says('Jürgen Müller-Hahn is not told of the block.'),
  );
  await play.confirm(page, 'Block this player');
  await expect(play.news(page)).toHaveText('You have blocked this player.');
  await expect(page.locator('.lede')).toContainText('Declined on');

  const to = `/play/new?to=${play.NUMBER.william}`;
  const jurgen = await beside(browser, watch, 'jurgen', to);
  await expect(play.player(jurgen)).toHaveAccessibleDescription(/William Pemberton/);
  await play.sendIt(jurgen);
  await expect(play.player(jurgen)).toBeFocused();
  await expect(play.player(jurgen)).toHaveAccessibleDescription(
    /One of you has blocked the other: you cannot play friendly games together\./,
  );

  await page.goto('/play');
  await play.fold(page, 'Blocked players').click();
  const unblock = page.getByRole('button', { name: /^Unblock.*Jürgen Müller-Hahn$/ });
  await expect(unblock).toBeVisible();
  await play.fold(page, 'Earlier challenges').click();
  await inspectAt(page, 'the challenges with everything open', 1_280, 390);
  await unblock.click();
  const told = page.getByRole('status').filter({ hasText: 'is no longer blocked' });
  await expect(told).toBeFocused();
  await expect(unblock).toHaveCount(0);

  await play.sendIt(jurgen);
  await expect(play.news(jurgen)).toContainText(says('challenge to William Pemberton has been'));
  await jurgen.context().close();
});

test('a block on the page of a player', async ({ page, request }) => {
  await play.unblock(request, 'gabor', 'stefan');
  await openAs(page, 'gabor', `/player/${play.NUMBER.stefan}`);
  const block = play.button(page, 'Block this player');
  await block.click();
  await expect(play.dialog(page)).toContainText('is not told of the block.');
  await inspectAt(page, 'the question on a player’s page', 1_280, 320);
  await play.confirm(page, 'Block this player');
  await expect(play.dialog(page)).toHaveCount(0);
  await expect(block).toBeFocused();
  const told = page.getByRole('status').filter({ hasText: 'You have blocked this player.' });
  await told.getByRole('link', { name: 'Friendly games' }).click();
  await play.fold(page, 'Blocked players').click();
  const unblock = page.getByRole('button', { name: /^Unblock.*Ionescu$/ });
  await unblock.click();
  await expect(unblock).toHaveCount(0);
});

test('what is wrong is said at its field', async ({ page }) => {
  await openAs(page, 'jurgen', '/play/new');
  const wrong = async (typed: string, text: string | RegExp) => {
    await play.player(page).fill(typed);
    await play.sendIt(page);
    await expect(play.player(page)).toBeFocused();
    await expect(play.player(page)).toHaveAccessibleDescription(text);
  };
  await wrong('', 'Fill in this field.');
  await wrong('Nobody of this name', /Choose one of the players found by name/);
  await wrong(String(play.NUMBER.jurgen), /You cannot play yourself\. Choose another player\./);

  // Nobody sees a position behind a fold.
  await play.player(page).fill(String(play.NUMBER.stefan));
  await play.fold(page, 'More terms').click();
  await page.getByLabel('Start', { exact: true }).selectOption('A set position');
  const fen = page.getByLabel('Position in FEN');
  await fen.fill('rubbish');
  await play.fold(page, 'More terms').click();
  await expect(fen).toBeHidden();
  await play.sendIt(page);
  await expect(fen).toBeFocused();
  await expect(fen).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/play/new');
});

test('a set position, and Triple Block, which sets leave and silence aside', async ({ page }) => {
  const words = `In three blocks ${mark()}`;
  await openAs(page, 'jurgen', '/play/new');
  await page.getByRole('radio', { name: /^Anybody/ }).check();
  await play.fold(page, 'More terms').click();
  const leave = page.getByLabel('Days of leave in a calendar year');
  await leave.fill('30');
  await page.getByLabel('Start', { exact: true }).selectOption('A set position');
  await page.getByLabel('Position in FEN').fill(KINGS_GAMBIT);
  await page.getByRole('radio', { name: /Triple Block/ }).check();
  await expect(page.getByText('In Triple Block there is no leave')).toBeVisible();
  await expect(leave).toHaveCount(0);
  await expect(page.getByLabel('More than 40 days without a move loses')).toHaveCount(0);
  await play.message(page).fill(words);
  await play.sendIt(page);
  await play
    .card(page, words)
    .getByRole('link', { name: /^All terms/ })
    .click();
  const terms = play.region(page, 'Terms');
  await expect(terms).toContainText('Chess from a set position.');
  await expect(terms.getByText(KINGS_GAMBIT)).toBeVisible();
  await expect(terms.getByRole('link', { name: 'On the analysis board' })).toBeVisible();
  await inspectAt(page, 'a challenge with a position', 1_280, 320);
  await expect(terms).toContainText('There is no leave.');
  await expect(terms).toContainText('Silence alone does not lose: only the clock counts.');
  await play.button(page, 'Withdraw').click();
  await play.confirm(page, 'Withdraw');
  await expect(page.locator('.lede')).toContainText('Withdrawn on');
});

test('another game after one, with the other colour', async ({ page, request }) => {
  const id = await play.challenge(request, 'william', 'stefan', `Two in a row ${mark()}`);
  const game = await play.accept(request, 'stefan', id);
  await (await Player.signedIn(request, 'william')).move(game, 'd4');
  await openAs(page, 'stefan', `/game/${game}`);
  await expect(page.locator('.crumbs')).toContainText('not rated');
  // Players' own pages show games of events only.
  await page.getByText('Decisions and questions').click();
  await expect(play.button(page, 'Ask the director…')).toBeVisible();
  await expect(page.getByRole('link', { name: /running games on my page/ })).toHaveCount(0);
  await play.button(page, 'Resign…').click();
  await play.confirm(page, 'Resign');
  await page.getByRole('link', { name: 'Friendly rematch' }).click();
  await expect(page).toHaveURL(`/play/new?rematch=${game}`);
  await expect(play.player(page)).toHaveValue(String(play.NUMBER.william));
  await expect(play.player(page)).toHaveAccessibleDescription(/William Pemberton/);
  await expect(page.getByRole('radio', { name: 'White', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: '1 move in 3 days' })).toBeChecked();
});

test('the list of all goes on page by page', async ({ page, request }) => {
  const words = `On every page ${mark()}`;
  for (const each of [1, 2])
    await play.challenge(request, 'william', 'anybody', `${words} ${each}`);
  await play.onePerPage(page, words);
  await openAs(page, 'stefan', '/play');
  const cards = play.region(page, 'Games anyone can join').getByRole('listitem');
  await expect(cards).toHaveText([new RegExp(`${words} 2`)]);
  await play.button(page, 'Show more').click();
  await expect(cards).toHaveText([new RegExp(`${words} 2`), new RegExp(`${words} 1`)]);
  await expect(play.button(page, 'Show more')).toHaveCount(0);
});

test('on a phone, dark, in Czech, with the keyboard alone', async ({ page, request }) => {
  const words = `Večer odpovídám ${mark()}`;
  const id = await play.challenge(request, 'jurgen', 'ivan', words, { games: 2 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await inCzech(page);
  await openAs(page, 'ivan', '/play');
  await expect(play.region(page, 'Čekají na vaši odpověď')).toContainText(words);
  await inspect(page, 'the challenges on a phone');
  await page.goto('/play/new');
  await page.getByRole('radio', { name: 'Jiné tempo' }).check();
  await page.getByText('Další podmínky', { exact: true }).click();
  await inspect(page, 'a new challenge on a phone');
  await page.setViewportSize({ width: 320, height: 844 });
  await fits(page, 'a new challenge on a small phone');

  await page.goto('/play');
  await tabTo(page, play.card(page, words).getByRole('link', { name: /^Všechny podmínky/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/challenge/${id}`);
  await expect(play.title(page)).toHaveText(says('Výzva od hráče Jürgen Müller-Hahn'));
  await fits(page, 'a challenge on a small phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page, 'a challenge on a phone');
  await tabTo(page, play.button(page, 'Přijmout'));
  await page.keyboard.press('Enter');
  const heading = play.dialog(page).getByRole('heading', { name: 'Přijmout výzvu?' });
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    play.dialog(page).getByRole('button', { name: 'Přijmout', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  // With two games the page of the challenge leads to both.
  await expect(play.news(page)).toHaveText('Výzvu jste přijali. Hodiny běží.');
  await expect(play.title(page)).toBeFocused();
  await expect(page).toHaveURL(`/challenge/${id}`);
  await expect(page.getByRole('link', { name: /^Partie/ })).toHaveCount(2);
  await inspect(page, 'an accepted challenge on a phone');
});
