import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './index.ts';
import { maxEmails } from './mailbox/mailbox.ts';

let folder: string;
let sandbox: Sandbox;
let server: Server;
let base: string;

async function open(): Promise<void> {
  sandbox = await createSandbox({
    folder,
    deliverWebhookTo: () => '',
    stripeSecretKey: 'sk_test_x',
    stripeWebhookSecret: 'whsec_x',
  });
  server = createServer(sandbox.handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox`;
}

async function close(): Promise<void> {
  server.closeAllConnections();
  server.close();
  await sandbox.close();
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  await open();
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

async function send(to: string, subject: string, text: string): Promise<void> {
  const transport = createTransport(sandbox.smtpUrl);
  await transport.sendMail({ from: 'no-reply@chifan.localhost', to, subject, text });
  transport.close();
}

test('the JSON of the sandbox mailbox lists received emails newest first and filters them by recipient', async () => {
  await send('a@example.org', 'First', 'one');
  await send('b@example.org', '登録コード', 'コードは 123456 です。');
  const emails = await (await fetch(`${base}/mail.json`)).json();
  expect(emails).toMatchObject([
    { to: 'b@example.org', from: 'no-reply@chifan.localhost', subject: '登録コード', text: 'コードは 123456 です。' },
    { to: 'a@example.org', subject: 'First' },
  ]);
  const asked = await fetch(`${base}/mail?to=A@example.org`, { headers: { accept: 'application/json' } });
  expect(await asked.json()).toHaveLength(1);
});

test('the page of the sandbox mailbox highlights a verification code and escapes HTML in emails', async () => {
  await send('a@example.org', 'Code', '<script>alert(1)</script> Your code is 654321.');
  const answer = await fetch(`${base}/mail`);
  const page = await answer.text();
  expect(page).toContain('<p class="code">654321</p>');
  expect(page).not.toContain('<script>alert');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page).not.toMatch(/<script>|style=|onclick/);
});

test('the sandbox mailbox has its newest emails after a restart', async () => {
  for (let count = 0; count < 3; count += 1) await send('a@example.org', `Letter ${count}`, '');
  await close();
  await open();
  expect(await (await fetch(`${base}/mail.json?limit=1`)).json()).toMatchObject([{ subject: 'Letter 2' }]);
  expect(maxEmails).toBe(500);
});

test('the sandbox serves every page and every file of the folder `browser`, and no file outside this folder', async () => {
  const files = [
    'stripe/v3/stripe.js',
    'stripe/elements',
    'stripe/3ds/pi_1',
    'assets/elements.js',
    'assets/card-form.css',
  ];
  const more = [
    'assets/texts.js',
    'assets/card-fields.js',
    'assets/challenge.js',
    'assets/mail.js',
    'assets/pages.css',
    '',
    'mail',
  ];
  for (const place of [...files, ...more]) expect((await fetch(`${base}/${place}`)).status, place).toBe(200);
  for (const place of ['assets/..%2fpackage.json', 'assets/../package.json', 'nothing'])
    expect((await fetch(`${base}/${place}`)).status, place).toBe(404);
});

const turn = (faults: object): Promise<Response> =>
  fetch(`${base}/stripe/faults`, { method: 'POST', body: JSON.stringify(faults) });

test('the sandbox sets fault controls by name and rejects an unknown name', async () => {
  expect(await (await turn({ duplicate: 2, delayMs: 50 })).json()).toMatchObject({
    duplicate: 2,
    delayMs: 50,
    drop: 0,
  });
  const wrong = await turn({ dupplicate: 1 });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { error: { message: expect.stringContaining('dupplicate') } },
  ]);
});

test.each([true, false, -1, 1.5, '1', null, [1], 1e308])(
  'the sandbox rejects the value %j of a fault control and changes no other control',
  async (value) => {
    await turn({ abnormalRefund: 0, drop: 0 });
    const wrong = await turn({ drop: 3, abnormalRefund: value });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { error: { message: 'abnormalRefund takes a whole number from 0 on.' } },
    ]);
    expect(await (await turn({})).json()).toMatchObject({ abnormalRefund: 0, drop: 0 });
  },
);

test('the sandbox start page lists the maps services, whose fault controls have their own URL', async () => {
  expect(await (await fetch(`${base}/`)).text()).toContain(sandbox.mapsBase);
  const turned = await fetch(`${base}/maps/faults`, { method: 'POST', body: JSON.stringify({ overQuota: 1 }) });
  expect(await turned.json()).toMatchObject({ overQuota: 1, cutOff: 0 });
  const search = new URLSearchParams({ key: sandbox.mapsKeys.tencent, ip: '202.96.134.133' });
  const ask = async () => (await fetch(`${sandbox.mapsBase}/tencent/ws/location/v1/ip?${search}`)).json();
  expect([await ask(), await ask()]).toMatchObject([{ status: 121 }, { status: 0 }]);
});
