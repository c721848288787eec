import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingNames } from '../platform/config.ts';
import { checkSettings } from './check-settings.ts';
import { formatFindings } from './finding.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'start-check-'));
const file = path.join(folder, 'a-file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [ours, theirs] = [pair(), pair()];
const bare = (pem: string) => pem.replaceAll(/-----.*-----|\n/g, '');

const outside = { DATABASE_URL: 'postgres://db/chifan', SMTP_URL: 'smtp://127.0.0.1' };
const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_abcdefgh',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefgh',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh',
};
const alipay = {
  ALIPAY_APP_ID: '2021000000000000',
  ALIPAY_SELLER_ID: '2088000000000000',
  ALIPAY_PRIVATE_KEY: bare(ours.privateKey),
  ALIPAY_PUBLIC_KEY: bare(theirs.publicKey),
};
const weChat = {
  WECHAT_APP_ID: 'wx1',
  WECHAT_APP_SECRET: 's',
  WECHAT_MCH_ID: '1',
  WECHAT_API_V3_KEY: 'k'.repeat(32),
  WECHAT_MERCHANT_SERIAL: 'A',
  WECHAT_MERCHANT_KEY: ours.privateKey,
  WECHAT_PLATFORM_KEYS: `P=${theirs.publicKey}`,
};

const apple = {
  APPLE_CLIENT_ID: 'example.chifan.web',
  APPLE_TEAM_ID: 'TEAM000001',
  APPLE_KEY_ID: 'KEY0000001',
  APPLE_PRIVATE_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
};
const google = { GOOGLE_CLIENT_ID: 'x.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'GOCSPX-x' };

const found = (env: Record<string, string>, isFatal: boolean): string[] =>
  checkSettings({ DATA_DIR: folder, ...env }).flatMap((finding) =>
    finding.isFatal === isFatal ? [finding.setting] : [],
  );

test.each([
  ['no settings', {}],
  ['an external database with mail', outside],
  ['all gateways', { ...outside, ...stripe, ...alipay, ...weChat, PUBLIC_URL: 'https://chifan.example' }],
  [
    'keys in PEM format',
    { ...outside, ...alipay, ALIPAY_PRIVATE_KEY: ours.privateKey, ALIPAY_PUBLIC_KEY: theirs.publicKey },
  ],
  [
    'environment variables of other programs',
    { HOME: '/root', HOSTNAME: 'box', MAIL: '/var/mail/root', npm_config_cache: 'x' },
  ],
  [
    'object storage',
    { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' },
  ],
  ['an explicitly enabled sandbox', { DATABASE_URL: 'postgres://db/chifan', SANDBOX: '1' }],
])('checkSettings accepts %s', (_what, env) => {
  expect(checkSettings({ DATA_DIR: folder, ...env })).toEqual([]);
});

test.each([
  ['an external database without mail', { DATABASE_URL: 'postgres://db/chifan' }, 'SMTP_URL'],
  ['a public host address without mail', { HOST: '0.0.0.0' }, 'SMTP_URL'],
  ['a disabled sandbox without mail', { SANDBOX: '0' }, 'SMTP_URL'],
  ['real payment keys without mail', stripe, 'SMTP_URL'],
  ['an invalid mail server address', { ...outside, SMTP_URL: 'not-a-url' }, 'SMTP_URL'],
  ['a mail server with another protocol', { ...outside, SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
  ['an invalid sender address', { ...outside, MAIL_FROM: 'Chifan' }, 'MAIL_FROM'],
  ['a sender without a domain', { ...outside, MAIL_FROM: 'Chifan <no-reply>' }, 'MAIL_FROM'],
  ['a database with another protocol', { ...outside, DATABASE_URL: 'mysql://db/chifan' }, 'DATABASE_URL'],
  ['a public URL with another protocol', { ...outside, PUBLIC_URL: 'ftp://chifan.example' }, 'PUBLIC_URL'],
  ['a port that is not a number', { PORT: 'eighty' }, 'PORT'],
  ['incomplete object storage', { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'pictures' }, 'S3_ENDPOINT'],
  ['an invalid bucket name', { S3_BUCKET: 'My Pictures' }, 'S3_BUCKET'],
  ['a Redis with another protocol', { REDIS_URL: 'http://redis' }, 'REDIS_URL'],
  ['an invalid log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ['a misspelt mail setting', { ...outside, SMTP_URL: '', SMPT_URL: 'smtp://mail.example' }, 'SMPT_URL'],
  ['a misspelt payment key', { ...outside, STRIPE_SECERT_KEY: 'sk_live_abcdefgh' }, 'STRIPE_SECERT_KEY'],
  ['an invalid Stripe key', { ...outside, ...stripe, STRIPE_SECRET_KEY: 'my key' }, 'STRIPE_SECRET_KEY'],
  ['only a publishable Stripe key', { ...outside, STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefgh' }, 'STRIPE_SECRET_KEY'],
  ['no webhook secret of Stripe', { ...outside, ...stripe, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  [
    'Stripe keys of two modes',
    { ...outside, ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefgh' },
    'STRIPE_PUBLISHABLE_KEY',
  ],
  ['incomplete Alipay settings', { ...outside, ...alipay, ALIPAY_SELLER_ID: '' }, 'ALIPAY_APP_ID'],
  ['an invalid private key for Alipay', { ...outside, ...alipay, ALIPAY_PRIVATE_KEY: 'MIIabc' }, 'ALIPAY_PRIVATE_KEY'],
  [
    'our own public key as Alipay’s',
    { ...outside, ...alipay, ALIPAY_PUBLIC_KEY: bare(ours.publicKey) },
    'ALIPAY_PUBLIC_KEY',
  ],
  ['an invalid PEM for WeChat', { ...outside, ...weChat, WECHAT_MERCHANT_KEY: '/nowhere.pem' }, 'WECHAT_APP_ID'],
  ['a data folder that is a file', { DATA_DIR: file }, 'DATA_DIR'],
  ['a data folder below a file', { DATA_DIR: path.join(file, 'data') }, 'DATA_DIR'],
])('checkSettings forbids a start with %s', (_what, env: Record<string, string>, setting) => {
  expect(found(env, true)).toContain(setting);
});

test.each([
  ['a public URL without https', { ...outside, ...stripe, PUBLIC_URL: 'http://chifan.example' }, 'PUBLIC_URL'],
  ['a path in the public URL', { ...outside, ...stripe, PUBLIC_URL: 'https://chifan.example/web/' }, 'PUBLIC_URL'],
  ['the demo city in an external database', { ...outside, DEMO: '1' }, 'DEMO'],
  ['a misspelt map setting', { MAPS_CHNIA: 'amap' }, 'MAPS_CHNIA'],
  ['an unknown setting with a known prefix', { STRIPE_DEVICE_NAME: 'desk' }, 'STRIPE_DEVICE_NAME'],
  ['a public URL without a payment gateway', { ...outside, PUBLIC_URL: 'https://chifan.example' }, 'STRIPE_SECRET_KEY'],
  ['a sender with a local domain', { ...outside, SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [
    'Stripe keys of test mode',
    { ...outside, ...stripe, STRIPE_SECRET_KEY: 'sk_test_abcdefgh', STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefgh' },
    'STRIPE_SECRET_KEY',
  ],
])('checkSettings warns of %s and allows a start', (_what, env, setting) => {
  expect([found(env, true), found(env, false)]).toEqual([[], [setting]]);
});

test('checkSettings suggests the nearest name of a misspelt setting, without its value', () => {
  const list = formatFindings(
    checkSettings({ DATA_DIR: folder, ...outside, STRIPE_SECERT_KEY: 'sk_live_do-not-tell' }),
  );
  expect(list).toContain('Did you mean STRIPE_SECRET_KEY?');
  expect(list).not.toContain('do-not-tell');
});

test.each([
  ['PORT', 'eighty', 'It must be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'It must be a whole number from 0 to 65535.'],
  ['RATE_LIMIT_PER_MINUTE', '1.5', 'It must be a whole number from 1 on.'],
  ['DEMO', 'yes', 'It must be one of 0, 1.'],
  ['MAPS_CHINA', 'google', 'It must be one of offline, tencent, amap.'],
  ['PUBLIC_URL', 'chifan', 'It must be a whole address, such as https://chifan.example.'],
  ['MAP_TILE_URL', 'https://tiles.example', 'It must be an address with {z}, {x} and {y}.'],
  ['MAPS_CONTACT', '吃', 'It must be 3 to 200 printable ASCII characters.'],
])('checkSettings explains the valid values of the setting %s if its value is “%s”', (setting, value, sentence) => {
  const list = checkSettings({ DATA_DIR: folder, [setting]: value });
  expect(list.find((finding) => finding.setting === setting)?.sentence).toBe(sentence);
});

test('messages about unreadable settings contain no words of the schema validator', () => {
  const nonsense = Object.fromEntries(settingNames.map((name) => [name, '\u0000']));
  const sentences = checkSettings({ ...nonsense, DATA_DIR: folder }).map((finding) => finding.sentence);
  expect(sentences.length).toBeGreaterThan(20);
  for (const sentence of sentences) expect(sentence).not.toMatch(/invalid|expected|received|NaN/i);
});

test.each([
  ['all settings of Google and Apple', { ...google, ...apple }, []],
  ['Google without its secret', { GOOGLE_CLIENT_ID: google.GOOGLE_CLIENT_ID }, ['GOOGLE_CLIENT_ID']],
  ['Apple without its key', { ...apple, APPLE_PRIVATE_KEY: '' }, ['APPLE_CLIENT_ID']],
  ['an RSA key for Apple', { ...apple, APPLE_PRIVATE_KEY: ours.privateKey }, ['APPLE_CLIENT_ID']],
] as const)('with %s, the start check reports only invalid sign-in settings', (_, env, settings) => {
  expect(found({ ...outside, ...env }, true)).toEqual(settings);
});
