// Addresses in a text that somebody has typed: which become links, and that nothing else does.
import { h, render } from 'preact';
import { describe, expect, it } from 'vitest';
import { Linked, piecesOf } from '../src/ui/Linked';

const addresses = (text: string) => piecesOf(text).flatMap(({ url }) => url ?? []);

describe('an address', () => {
  it.each([
    ['Rules: https://example.org/rules.pdf', ['https://example.org/rules.pdf']],
    ['http://example.org', ['http://example.org']],
    ['https://a.example/1\nhttps://a.example/2', ['https://a.example/1', 'https://a.example/2']],
    ['https://example.org/?q=a&b=%20#top', ['https://example.org/?q=a&b=%20#top']],
    ['https://example.org/turnaj/řád', ['https://example.org/turnaj/řád']],
    ['Https://example.org', ['https://example.org']],
    ['https://háčky.example:8080/a', ['https://háčky.example:8080/a']],
    ['https://example.org?q=a', ['https://example.org?q=a']],
    ['https://example.org#top', ['https://example.org#top']],
  ])('%j', (text, found) => {
    expect(addresses(text)).toEqual(found);
  });

  it.each([
    ['See https://example.org.', 'https://example.org'],
    ['https://example.org/a, and', 'https://example.org/a'],
    ['Really https://example.org/a?!…', 'https://example.org/a'],
    ['(https://example.org/a)', 'https://example.org/a'],
    ['(see https://example.org/a).', 'https://example.org/a'],
    ['https://example.org/Chess_(game)', 'https://example.org/Chess_(game)'],
    ['(https://example.org/Chess_(game))', 'https://example.org/Chess_(game)'],
    ['[https://example.org/a];', 'https://example.org/a'],
    ['“https://example.org/a”', 'https://example.org/a'],
    ['„https://example.org/a“', 'https://example.org/a'],
    ['<https://example.org/a>', 'https://example.org/a'],
    ['https://example.org/a\u202egpj.exe', 'https://example.org/a'],
  ])('ends before what is around it: %j', (text, found) => {
    expect(addresses(text)).toEqual([found]);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT://example.org/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.org',
    'file:///etc/passwd',
    'mailto:eva@example.org',
    'www.example.org',
    '//example.org',
    'xhttps://example.org',
    'http://',
    'https://...',
    'https://bank.example@example.org/pay',
    'https://user:word@example.org',
    'https://[',
    // What looks like the end of a site's name, and is part of another's.
    'https://iccf.com\u2044pay.evil.example/',
    'https://iccf.com\u2215pay.evil.example/',
    'https://iccf.com\u29f8pay.evil.example/',
    'https://iccf.com\uff0fpay.evil.example/',
    'https://iccf.com\u2800pay.evil.example/',
    'https://iccf.com\u0338pay.evil.example/',
    'https://iccf.com\\pay.evil.example/',
    'https://iccf.com%2fpay.evil.example/',
  ])('is none: %j', (text) => {
    expect(addresses(text)).toEqual([]);
  });
});

it('loses nothing of a text', () => {
  const text =
    '\n(https://example.org/a), https://... \t<b>&amp;</b> https://x@y https://example.org.\n';
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(piecesOf('')).toEqual([]);
});

it('takes whatever ends sentences off an address, however much there is', () => {
  expect(addresses(`https://a.example${'.)'.repeat(1_000)}`)).toEqual(['https://a.example']);
});

it('is drawn as text with links, which open beside the page and vouch for nobody', () => {
  const box = document.createElement('div');
  const text = '<img src=x onerror=alert(1)> javascript:alert(1) https://example.org/a.';
  render(h(Linked, { text }), box);
  expect(box.textContent).toBe(text);
  expect(box.querySelectorAll('img, script')).toHaveLength(0);
  const links = [...box.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org/a']);
  expect(links[0]?.rel.split(' ')).toEqual(expect.arrayContaining(['nofollow', 'noopener']));
});
