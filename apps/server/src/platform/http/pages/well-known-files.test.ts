import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/index.ts';
import { readConfig } from '../../config.ts';
import { addWellKnownFiles } from './well-known-files.ts';

const icon = fileURLToPath(new URL('../../../../../web/public/icon-192.png', import.meta.url));
const clock = { now: () => new Date('2026-11-22T06:00:00Z') };

async function server(securityContact: string | null) {
  const http = Fastify();
  await addWellKnownFiles(http, { config: { publicUrl: 'https://chifan.example', securityContact }, clock, icon });
  return http;
}

it('security.txt contains the contact, an expiry date within a year and its own URL', async () => {
  const answer = await (await server('mailto:security@chifan.example')).inject('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual([
    'Contact: mailto:security@chifan.example',
    'Expires: 2027-05-21T00:00:00.000Z',
    'Preferred-Languages: en, zh',
    'Canonical: https://chifan.example/.well-known/security.txt',
    '',
  ]);
});

it('security.txt does not exist without a configured contact', async () => {
  expect((await (await server(null)).inject('/.well-known/security.txt')).statusCode).toBe(404);
});

it.each(['security@chifan.example', 'http://chifan.example', 'mailto:a@b.example\nExpires: never'])(
  'the server does not start with the invalid security contact %j',
  (contact) => {
    expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT');
  },
);

it('favicon.ico contains the icon of the app', async () => {
  const { headers, rawPayload } = await (await server(null)).inject('/favicon.ico');
  expect(headers['content-type']).toBe('image/x-icon');
  expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 192, 192]);
  expect(await sharp(rawPayload.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 192 });
});

describe('the server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it('robots.txt excludes crawlers from the console and calls, and allows pictures for link previews', async () => {
    const { body, statusCode } = await app.raw({ url: '/robots.txt' });
    expect(statusCode).toBe(200);
    expect(body.match(/^Disallow: .+$/gm)).toEqual(['Disallow: /console/', 'Disallow: /rest/']);
  });

  it('pages of both apps may use the device’s location, and no page may use camera or microphone', async () => {
    for (const url of ['/web/', '/console/']) {
      const policy = String((await app.raw({ url })).headers['permissions-policy']).split(', ');
      expect(policy).toEqual(expect.arrayContaining(['geolocation=(self)', 'camera=()', 'microphone=()']));
    }
    const other = String((await app.raw({ url: '/healthz' })).headers['permissions-policy']);
    expect(other).toContain('geolocation=()');
  });
});
