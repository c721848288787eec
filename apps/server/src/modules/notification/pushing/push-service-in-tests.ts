import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PushedMessage = {
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly language: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
};

export type TestPushService = Awaited<ReturnType<typeof openPushService>>;

/**
 * Starts a simulated push service with browsers. The service verifies the sender, and the browsers decrypt messages
 * like real browsers.
 */
export async function openPushService() {
  const browsers = new Map<string, Browser>();
  let status = 201;
  const requests: { readonly ttl: string; readonly urgency: string }[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const browser = browsers.get(request.url ?? '');
      const key = senderOf(request.headers.authorization ?? '', origin);
      if (!browser || key === null) return response.writeHead(browser ? 403 : 410).end();
      if (status !== 201) return response.writeHead(status).end();
      requests.push({ ttl: String(request.headers['ttl']), urgency: String(request.headers['urgency']) });
      browser.senders.add(key);
      browser.messages.push(JSON.parse(browser.decrypt(body)));
      return response.writeHead(201).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests,
    answer: (next: number) => {
      status = next;
    },
    newBrowser: () => {
      const browser = newBrowser();
      const path = `/send/${randomBytes(8).toString('hex')}`;
      browsers.set(path, browser);
      const { p256dh, auth, messages, senders } = browser;
      return { subscription: { endpoint: origin + path, p256dh, auth }, messages, senders };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

type Browser = ReturnType<typeof newBrowser>;

function newBrowser() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16);
  const messages: PushedMessage[] = [];
  return {
    p256dh: keys.getPublicKey('base64url'),
    auth: secret.toString('base64url'),
    messages,
    senders: new Set<string>(),
    decrypt: (body: Buffer): string => {
      const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender, Buffer.of(1)]);
      const shared = hmac(hmac(secret, keys.computeSecret(sender)), info);
      const extracted = hmac(salt, shared);
      const of = (name: string) => hmac(extracted, Buffer.from(`Content-Encoding: ${name}\0\u0001`));
      const opened = createDecipheriv('aes-128-gcm', of('aes128gcm').subarray(0, 16), of('nonce').subarray(0, 12));
      opened.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
    },
  };
}

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Returns the public key that signed the request, or null if the signature or a claim of the token is wrong. */
function senderOf(header: string, origin: string): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return null;
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const given = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, given)) return null;
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return aud === origin && /^(mailto:|https:)/.test(sub) ? key : null;
}
