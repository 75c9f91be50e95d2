// Paths: which page they lead to, and which links the page may follow by itself.
import { describe, expect, it } from 'vitest';
import { insideTarget, ownPath } from '../src/router';
import { find } from '../src/routes';

describe('find', () => {
  it.each([
    ['/game/48213', '48213'],
    ['/verify/a.b-c_d', 'a.b-c_d'],
    ['/reset/x', 'x'],
    ['/sign-in/', ''],
    ['/events/7', '7'],
    ['/events/7/entries', '7'],
    ['/section/70', '70'],
    ['/ratings', ''],
    ['/ratings/chess-2027-1', 'chess-2027-1'],
    ['/player/160012', '160012'],
    ['/desk/ratings/chess960-2027-1', 'chess960-2027-1'],
    ['/rules', ''],
    ['/rules/LAW-6.10a', 'LAW-6.10a'],
  ])('%s names %j', (path, id) => {
    expect(find(path, false).id).toBe(id);
  });

  it('keeps games and the account for members', () => {
    expect(find('/game/1', false).route.membersOnly).toBeUndefined();
    expect(find('/game/1', false).route.dependsOnMember).toBe(true);
    expect(find('/settings', false).route.membersOnly).toBe(true);
    expect(find('/licences', false).route.membersOnly).toBeUndefined();
  });

  it('shows events and tables to everybody, and what changes them to members', () => {
    for (const path of ['/events', '/events/7', '/section/70'])
      expect(find(path, false).route).toMatchObject({ section: 'events' });
    for (const path of ['/events', '/events/7', '/section/70'])
      expect(find(path, false).route.membersOnly).toBeUndefined();
    for (const path of ['/events/new', '/events/7/change', '/events/7/sections'])
      expect(find(path, false).route.membersOnly).toBe(true);
  });

  it('shows / as my games to members only', () => {
    expect(find('/', true).route.section).toBe('games');
    expect(find('/', false).route.section).toBeUndefined();
  });

  it('knows no such page', () => {
    const missing = find('/nowhere', false).route;
    for (const path of [
      '/game/x',
      '/game/1/2',
      '/td',
      '/verify/',
      '/events/x',
      '/section',
      '/player/x',
    ]) {
      expect(find(path, true).route).toBe(missing);
    }
  });
});

describe('ownPath', () => {
  it.each(['/', '/game/1', '/?show=mine'])('returns to %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:x', '', null])(
    'does not leave for %j',
    (path) => {
      expect(ownPath(path)).toBeNull();
    },
  );
});

describe('insideTarget', () => {
  function click(html: string, init: MouseEventInit = {}): string | null {
    document.body.innerHTML = html;
    let target: string | null = null;
    const listener = (event: MouseEvent) => {
      target = insideTarget(event);
      event.preventDefault();
    };
    document.addEventListener('click', listener, { once: true });
    const inner = document.querySelector('a > *') ?? document.querySelector('a');
    inner?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return target;
  }

  it('follows links of this site, also from what is inside them', () => {
    expect(click('<a href="/game/1?x=2"><b>game</b></a>')).toBe('/game/1?x=2');
    expect(click('<a href="/rules/LAW-6.8">LAW-6.8</a>')).toBe('/rules/LAW-6.8');
  });
  it('keeps the part of another page that a link leads to', () => {
    expect(click('<a href="/section/4#pages">pages</a>')).toBe('/section/4#pages');
    expect(click('<a href="/section/4?case=1#pages">pages</a>')).toBe('/section/4?case=1#pages');
  });
  it('leaves a part of this page to the browser', () => {
    history.replaceState(null, '', '/section/4?case=1');
    expect(click('<a href="#pages">pages</a>')).toBeNull();
    expect(click('<a href="/section/4?case=1#pages">pages</a>')).toBeNull();
    expect(click('<a href="/section/4#pages">pages</a>')).toBe('/section/4#pages');
  });
  it.each([
    '<a href="https://example.org/">elsewhere</a>',
    '<a href="/api/games/1/pgn">a file</a>',
    '<a href="/early.js">a file</a>',
    '<a href="/game/1" download>a file</a>',
    '<a href="/game/1" target="_blank">a new tab</a>',
  ])('leaves %s to the browser', (html) => {
    expect(click(html)).toBeNull();
  });
  it('leaves clicks with a modifier to the browser', () => {
    expect(click('<a href="/about">about</a>', { ctrlKey: true })).toBeNull();
    expect(click('<a href="/about">about</a>', { button: 1 })).toBeNull();
  });
});
