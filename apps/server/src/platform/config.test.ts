import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const weChatSettings = {
  WECHAT_APP_ID: 'wx1',
  WECHAT_APP_SECRET: 'secret',
  WECHAT_MCH_ID: '1900000001',
  WECHAT_API_V3_KEY: 'k'.repeat(32),
  WECHAT_MERCHANT_SERIAL: 'ABC',
  WECHAT_MERCHANT_KEY: pair.privateKey.replaceAll('\n', '\\n'),
  WECHAT_PLATFORM_KEYS: `PUB_KEY_ID_01=${pair.publicKey}, 5157F09E=${pair.publicKey}`,
};

it('readConfig reads WeChat Pay’s merchant key and several platform keys from settings without line breaks', () => {
  const { wechat } = readConfig(weChatSettings);
  expect(wechat?.merchantKey).toBe(pair.privateKey);
  expect(Object.keys(wechat?.platformKeys ?? {})).toEqual(['PUB_KEY_ID_01', '5157F09E']);
});

it('without settings, the server uses the embedded database and the sandbox', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, databaseUrl: null, sandbox: true, stripe: null });
});

it('with an external database, the sandbox is off unless SANDBOX is set', () => {
  const outside = { DATABASE_URL: 'postgres://db/chifan' };
  expect(readConfig(outside).sandbox).toBe(false);
  expect(readConfig({ ...outside, SANDBOX: '1' }).sandbox).toBe(true);
});

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_abcdefghij',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefghij',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghij',
};

it.each([
  ['a payment gateway key', stripe],
  ['a WeChat Pay key', weChatSettings],
  ['a mail server', { SMTP_URL: 'smtps://mail.example' }],
  ['a public address', { PUBLIC_URL: 'https://chifan.example' }],
  ['a public listener', { HOST: '0.0.0.0' }],
])('%s disables the sandbox, and SANDBOX=1 enables it with a banner on every page', (_what, env) => {
  expect(readConfig(env)).toMatchObject({ sandbox: false, sandboxBanner: false });
  expect(readConfig({ ...env, SANDBOX: '1' })).toMatchObject({ sandbox: true, sandboxBanner: true });
});

it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])(
  'the sandbox is enabled by default if HOST or PUBLIC_URL is the local address %s',
  (HOST) => {
    expect(readConfig({ HOST })).toMatchObject({ sandbox: true, sandboxBanner: false });
    expect(readConfig({ PUBLIC_URL: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:8080` }).sandbox).toBe(true);
  },
);

it('the server loads demo data only into the embedded database unless DEMO is set', () => {
  const outside = { DATABASE_URL: 'postgres://db/chifan' };
  expect(readConfig({}).demo).toBe(true);
  expect(readConfig(outside).demo).toBe(false);
  expect(readConfig({ ...outside, DEMO: '1' }).demo).toBe(true);
  expect(readConfig({ DEMO: '0' }).demo).toBe(false);
});

it.each([
  ['a payment gateway key', stripe, ['STRIPE_SECRET_KEY']],
  ['a mail server', { SMTP_URL: 'smtps://mail.example' }, ['SMTP_URL']],
  ['a public listener', { HOST: '0.0.0.0' }, ['HOST']],
])('%s disables the sandbox and the demo data', (_what, env, names) => {
  expect(readConfig(env)).toMatchObject({ sandbox: false, demo: false, settingsConflictingWithDemo: names });
  expect(readConfig({ ...env, SANDBOX: '0' }).demo).toBe(false);
});

it('SANDBOX=1 allows demo data on a public address unless a payment gateway is configured', () => {
  const shown = { HOST: '0.0.0.0', SMTP_URL: 'smtps://mail.example', SANDBOX: '1' };
  expect(readConfig(shown)).toMatchObject({ demo: true, settingsConflictingWithDemo: [] });
  expect(readConfig({ ...shown, ...stripe })).toMatchObject({
    demo: false,
    settingsConflictingWithDemo: ['STRIPE_SECRET_KEY'],
  });
});

it('a mail server on the same machine may be used together with demo accounts', () => {
  expect(readConfig({ DEMO: '1', SMTP_URL: 'smtp://127.0.0.1:25' }).settingsConflictingWithDemo).toEqual([]);
});

it('readConfig treats an empty environment variable as not set', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: null, port: 3000, sandbox: true });
});

it.each([
  ['an invalid port', { PORT: 'eighty' }, /PORT/],
  ['map tiles without placeholders', { MAP_TILE_URL: 'https://tiles.example/map.png' }, /MAP_TILE_URL/],
  ['map tiles that would change the CSP', { MAP_TILE_URL: 'https://a;script-src*/{z}/{x}/{y}' }, /MAP_TILE_URL/],
  ['unreadable support hours', { SUPPORT_HOURS: 'always' }, /SUPPORT_HOURS.*Mo-Su/],
  ['incomplete settings of Stripe', { STRIPE_SECRET_KEY: 'sk_live_x' }, /STRIPE_PUBLISHABLE_KEY/],
  ['incomplete settings of WeChat', { WECHAT_APP_ID: 'wx1', WECHAT_MCH_ID: '1' }, /Missing: WECHAT_APP_SECRET/],
  ['an invalid key of WeChat', { ...weChatSettings, WECHAT_MERCHANT_KEY: '/nowhere.pem' }, /WECHAT_MERCHANT_KEY/],
  ['a WeChat key of the wrong length', { ...weChatSettings, WECHAT_API_V3_KEY: 'short' }, /WECHAT_API_V3_KEY/],
])('readConfig refuses %s with an error that names the setting', (_what, env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});

it('readConfig reads the hours in which operators answer help requests', () => {
  expect(readConfig({}).supportHours).toBeNull();
  const { supportHours } = readConfig({ SUPPORT_HOURS: 'Mo-Su 09:00-22:00' });
  expect(supportHours?.rules).toMatchObject([{ spans: [{ opens: 540, closes: 1320 }] }]);
});

it('the server uses no external maps service unless one is configured', () => {
  expect(readConfig({}).maps).toMatchObject({ china: 'offline', global: 'offline', isLicensed: false });
});

it('readConfig puts the operator’s contact into the User-Agent of requests to a maps service', () => {
  const chosen = readConfig({ MAPS_GLOBAL: 'nominatim', MAPS_CONTACT: 'maps@example.org' }).maps;
  expect(chosen).toMatchObject({
    global: 'nominatim',
    userAgent: expect.stringMatching(/^Chifan.*maps@example\.org$/),
  });
});

it.each([
  ['an unknown maps service', { MAPS_CHINA: 'baidu' }, /MAPS_CHINA/],
  ['a Chinese maps service for MAPS_GLOBAL', { MAPS_GLOBAL: 'tencent' }, /MAPS_GLOBAL/],
  ['an invalid address', { AMAP_URL: 'amap' }, /AMAP_URL/],
  ['a name that would break a header', { MAPS_USER_AGENT: 'Chifan\r\nX: 1' }, /MAPS_USER_AGENT/],
])('readConfig rejects %s', (_what, env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});
