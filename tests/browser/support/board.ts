// Moving pieces as people do: with the mouse, and with the keyboard alone.
import { type Locator, type Page, expect } from '@playwright/test';

type Color = 'white' | 'black';

const FILES = 'abcdefgh';

/** Where a square is on the screen. */
async function middle(page: Page, square: string, bottom: Color) {
  const box = await page.locator('.board cg-board').boundingBox();
  if (!box) throw new Error('there is no board');
  const file = FILES.indexOf(square.charAt(0));
  const rank = Number(square.charAt(1)) - 1;
  const [x, y] = bottom === 'white' ? [file, 7 - rank] : [7 - file, rank];
  const unit = box.width / 8;
  return { x: box.x + (x + 0.5) * unit, y: box.y + (y + 0.5) * unit };
}

export async function ready(page: Page) {
  await expect(page.locator('.board cg-board piece').first()).toBeVisible();
}

/** A piece stands on a square, both to those who see the board and to those who hear it. */
export async function expectOn(page: Page, square: string, piece: string, bottom: Color = 'white') {
  const cell = page.locator(`.board [role=gridcell][data-key=${square}]`);
  await expect(cell).toHaveAttribute('aria-label', `${square}, ${piece}`);
  const drawn = page.locator(`.board cg-board piece.${piece.replace(' ', '.')}`);
  await expect
    .poll(async () => {
      // Each time again: what is said around the board may still move it on the screen.
      const { x, y } = await middle(page, square, bottom);
      const boxes = await drawn.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
      return boxes.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom);
    })
    .toBe(true);
}

export async function drag(page: Page, from: string, to: string, bottom: Color = 'white') {
  const [start, end] = [await middle(page, from, bottom), await middle(page, to, bottom)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

export async function clickBoth(page: Page, from: string, to: string, bottom: Color = 'white') {
  for (const square of [from, to]) {
    const { x, y } = await middle(page, square, bottom);
    await page.mouse.click(x, y);
  }
}

/** Presses Tab until the focus is there, as somebody without a mouse has to. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Walks over the board with the arrows, from wherever the focus is in it. */
async function walkTo(page: Page, square: string, bottom: Color) {
  const focused = page.locator('.board [role=gridcell]:focus');
  const here = (await focused.getAttribute('data-key')) ?? '';
  const sign = bottom === 'white' ? 1 : -1;
  const right = sign * (FILES.indexOf(square.charAt(0)) - FILES.indexOf(here.charAt(0)));
  const up = sign * (Number(square.charAt(1)) - Number(here.charAt(1)));
  const press = async (key: string, times: number) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  await press(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
  await press(up > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(up));
  await expect(focused).toHaveAttribute('data-key', square);
}

export async function moveByKeys(page: Page, from: string, to: string, bottom: Color) {
  await tabTo(page, page.getByRole('grid'));
  for (const square of [from, to]) {
    await walkTo(page, square, bottom);
    await page.keyboard.press('Enter');
  }
}
