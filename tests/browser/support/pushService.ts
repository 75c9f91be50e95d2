// A push service on this machine, and the browser's part in it: the browsers of the tests have none of their own.
// Written after RFC 8188, 8291 and 8292; what the server encrypts and signs is read here by Node's own cryptography.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Worker } from '@playwright/test';
import { expect } from './test';

/** A message as it was posted. */
interface Posted {
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** What a service worker shows. */
export interface Shown {
  title: string;
  body: string;
  tag: string;
  url: string;
}

/** As much of a service worker's own world as is touched; its types are not those of a page. */
interface WorkerScope {
  registration: {
    showNotification: (title: string, options?: NotificationOptions) => Promise<void>;
  };
  shown: Map<string, Shown>;
}

async function read(request: IncomingMessage): Promise<Posted> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return { headers: request.headers, body: Buffer.concat(parts) };
}

export class PushService {
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly posted: Posted[] = [];
  private readonly server = createServer((request, response) => {
    void read(request).then((message) => {
      this.posted.push(message);
      response.writeHead(this.gone ? 410 : 201).end();
    });
  });
  /** The browser has thrown its subscription away, without a word to the server. */
  gone = false;

  private constructor() {
    this.keys.generateKeys();
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  stop() {
    this.server.close();
  }

  /** `http://127.0.0.1:PORT`. */
  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** How many messages have come to the device. */
  get count(): number {
    return this.posted.length;
  }

  /** Gives the page a way to this service, as its browser would. */
  async lend(page: Page) {
    const made = {
      endpoint: `${this.origin}/send/a-device`,
      keys: {
        p256dh: this.keys.getPublicKey('base64url'),
        auth: this.auth.toString('base64url'),
      },
    };
    await page.addInitScript((subscribed) => {
      // The browser of the tests allows no notifications, whoever asks.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
      const isThere = () => localStorage.getItem('test-subscribed') !== null;
      const subscription = {
        endpoint: subscribed.endpoint,
        toJSON: () => subscribed,
        unsubscribe: async () => {
          localStorage.removeItem('test-subscribed');
          return true;
        },
      } as unknown as PushSubscription;
      PushManager.prototype.getSubscription = async () => (isThere() ? subscription : null);
      PushManager.prototype.subscribe = async (options) => {
        const key = new Uint8Array(options?.applicationServerKey as ArrayBuffer);
        localStorage.setItem('test-subscribed', String.fromCharCode(...key));
        return subscription;
      };
    }, made);
  }

  /** The texts that came about a game, for whoever has the browser's keys; their sender shows itself. */
  async about(game: number, page: Page): Promise<string[]> {
    const key = await page.evaluate(() => localStorage.getItem('test-subscribed'));
    const texts = this.posted.map(({ headers, body }) => {
      this.checkSender(String(headers['authorization']), Buffer.from(key ?? '', 'latin1'));
      expect(headers['content-encoding']).toBe('aes128gcm');
      return this.decrypted(body);
    });
    return texts.filter((text) => (JSON.parse(text) as Shown).url === `/game/${game}`);
  }

  /** RFC 8292: signed with the key that the page had from the server, for this service, for a day at most. */
  private checkSender(authorization: string, key: Buffer) {
    const [, token, named] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
    expect(named).toBe(key.toString('base64url'));
    const [header, claims, seal] = (token ?? '').split('.');
    const jwk = {
      ...{ kty: 'EC', crv: 'P-256' },
      x: key.subarray(1, 33).toString('base64url'),
      y: key.subarray(33).toString('base64url'),
    };
    const right = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(seal ?? '', 'base64url'),
    );
    expect(right).toBe(true);
    const said = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as {
      aud: string;
      exp: number;
    };
    expect(said.aud).toBe(this.origin);
    expect(said.exp - Date.now() / 1_000).toBeLessThanOrEqual(86_400);
  }

  /** RFC 8291: one record, to the keys that the browser gave. */
  private decrypted(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const record = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const secret = hkdfSync('sha256', this.keys.computeSecret(sender), this.auth, info, 32);
    const derived = (what: string, bytes: number) =>
      Buffer.from(
        hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, bytes),
      );
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    cipher.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    // What follows the text is the mark of the last record.
    expect(text.at(-1)).toBe(2);
    return text.subarray(0, -1).toString();
  }
}

/** Hands a message to the page's service worker as the browser does when it has come from a push service. */
export async function deliver(page: Page, data: string) {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const there = registrations.find((registration) => !registration.isDeleted);
      if (there) resolve(there.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await browser.detach();
}

/** The page's service worker, which keeps here what it would let the device show: one for each tag, as devices do. */
export async function withWorker(page: Page): Promise<Worker> {
  const there = page.context().serviceWorkers();
  const worker = there[0] ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    scope.shown = new Map();
    scope.registration.showNotification = async (title, { body = '', tag = '', data } = {}) => {
      const { url } = data as { url: string };
      scope.shown.set(tag, { title, body, tag, url });
    };
  });
  return worker;
}

/** What the device shows by now. */
export const shown = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() => [...(self as unknown as WorkerScope).shown.values()]);
