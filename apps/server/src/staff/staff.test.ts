import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt } from '../modules/member/second-factor/second-factor-in-tests.ts';
import { openFilledDatabase } from '../testing/database/filled-database.ts';
import type { TestDatabase } from '../testing/database/test-database.ts';
import { type Mailbox, openMailbox } from '../testing/mailbox.ts';
import { bareEnvironment, type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { readArguments } from './read-arguments.ts';

describe('staff command', () => {
  test.each([
    ['an unknown role', ['add', 'boss', 'li'], 'must be platform, courier or merchant'],
    ['a courier with a shop', ['add', 'courier', 'li', '--shop', '1'], 'Only a merchant can have shops'],
    ['an account without a login', ['add', 'platform'], 'Give the LOGIN'],
    ['a login with a colon', ['add', 'platform', 'li:secret'], 'without a colon'],
    ['a password as an argument', ['add', 'platform', 'li', '--password', 'secret'], '--password'],
    ['a shop that is not a number', ['shops', 'li', '--add', 'one'], 'is not a shop number'],
    ['an invalid e-mail address', ['password', 'li', '--mail', 'a b'], 'is not a mail address'],
    ['an unknown command', ['fire', 'li'], 'Unknown command: fire'],
    ['an unknown role of an account', ['roles', 'li', 'boss'], 'boss is not a role'],
    ['a change of roles without a role', ['roles', 'li'], 'Give at least one ROLE'],
    ['no command', [], 'Give a command'],
  ])('the staff command rejects %s with one sentence', (_what, args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });
});

describe('the staff command with an external database', () => {
  const entry = fileURLToPath(new URL('../staff.ts', import.meta.url));
  let folder: string;
  let database: TestDatabase;
  let mailbox: Mailbox;
  let server: ServerProcess;
  let url: string;
  let listAtFirst: string;
  let settings: Record<string, string>;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'staff-'));
    database = await openFilledDatabase('places');
    mailbox = await openMailbox();
    settings = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', SMTP_URL: mailbox.smtpUrl };
    server = startServerProcess(settings);
    url = await server.ready();
    listAtFirst = (await staff(['list'])).output;
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await server.ended;
    await mailbox.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function staff(args: readonly string[], input = '') {
    const child = spawn(process.execPath, [entry, ...args], { env: { ...bareEnvironment, ...settings } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.stdin.end(input);
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  }
  const call = async (place: string, body: object, token = '') => {
    const response = await fetch(`${url}/rest/staff/${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: token }) },
      body: JSON.stringify(body),
    });
    const { data } = (await response.json()) as { data: { token: string; secret: string } };
    return { status: response.status, data };
  };

  const setUpSecondFactor = async (token: string) => {
    const { secret } = (await call('secondFactor/begin', {}, token)).data;
    const confirmed = await call('secondFactor/confirm', { code: codeAt(secret, new Date()) }, token);
    expect(confirmed.status).toBe(200);
  };

  test('a new staff account can sign in, and is signed out at once when it is suspended', async () => {
    expect(listAtFirst).toContain('No staff');
    expect((await call('login', { login: 'platform', password: 'chifan-demo' })).status).toBe(422);
    const added = await staff(['add', 'platform', 'Chen', '--name', '陈'], 'a-password-of-hers\n');
    expect(added).toEqual({ code: 0, output: expect.not.stringContaining('a-password-of-hers') });
    const signedIn = await call('login', { login: 'chen', password: 'a-password-of-hers' });
    expect((await call('me', {}, signedIn.data.token)).status).toBe(200);
    expect((await staff(['suspend', 'chen'])).code).toBe(0);
    // Another process suspended the account and notified the server.
    await expect.poll(async () => (await call('me', {}, signedIn.data.token)).status).toBe(401);
    expect((await staff(['list'])).output).toMatch(/platform\s+chen\s+admin\s+陈\s+suspended/);
    expect((await staff(['add', 'platform', 'chen'], 'a-password-of-hers\n')).output).toContain(
      'The login chen exists.',
    );
  });

  test('an operator with one role can use only the API calls of that role, and a change of roles ends the sessions', async () => {
    const password = 'a-password-of-hers';
    expect((await staff(['add', 'platform', 'fang', '--role', 'content'], `${password}\n`)).code).toBe(0);
    const first = await call('login', { login: 'fang', password });
    expect((await call('me', {}, first.data.token)).data).toMatchObject({ role: 'platform', roles: ['content'] });
    const ledger = (token: string) =>
      fetch(`${url}/rest/platform/ledger/check`, { method: 'POST', headers: { authorization: token } });
    expect((await ledger(first.data.token)).status).toBe(403);
    expect((await staff(['roles', 'fang', 'owner'])).output).toContain('The roles of platform accounts are: support');
    expect((await staff(['roles', 'fang', 'content', 'finance'])).output).toContain('content, finance');
    await expect.poll(async () => (await call('me', {}, first.data.token)).status).toBe(401);
    const second = await call('login', { login: 'fang', password });
    // Outside the sandbox, a finance account needs a second factor.
    expect((await ledger(second.data.token)).status).toBe(403);
    await setUpSecondFactor(second.data.token);
    expect((await ledger(second.data.token)).status).toBe(200);
    expect((await staff(['list'])).output).toMatch(/platform\s+fang\s+content\+finance/);
  });

  test('the command second-factor removes a second factor, ends the sessions and mails the account', async () => {
    const password = 'a-password-of-hers';
    expect((await staff(['add', 'platform', 'qian', '--role', 'finance'], `${password}\n`)).code).toBe(0);
    expect((await staff(['second-factor', 'qian'])).output).toContain('qian has no second factor.');
    const { token } = (await call('login', { login: 'qian', password })).data;
    await setUpSecondFactor(token);
    expect((await call('login', { login: 'qian', password })).status).toBe(422);
    await staff(['password', 'qian', '--mail', 'qian@example.com']);
    expect((await staff(['second-factor', 'qian'])).output).toContain('signed out everywhere');
    await expect.poll(async () => (await call('me', {}, token)).status).toBe(401);
    expect((await call('login', { login: 'qian', password })).status).toBe(200);
    // The subject is in all languages of the console, because the account has no language yet.
    await expect
      .poll(() => mailbox.emails.filter(({ to }) => to === 'qian@example.com').map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/两步验证已重置.* · Two-step sign-in was reset .* · 您的兩步驗證已重設/));
  });

  test('a staff account that is added without a password gets a link by e-mail and sets a password in the console', async () => {
    const added = await staff(['add', 'merchant', 'li', '--mail', 'li@example.com']);
    expect(added.code, added.output).toBe(0);
    const email = mailbox.emails.find(({ to }) => to === 'li@example.com');
    const token = /\/console\/#\/password\?token=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
    // The subject is in all languages of the console, because the account has no language yet.
    expect(email?.subject).toMatch(/^设置.* · Set your .* · 設定/);
    expect(added.output).not.toContain(token);
    expect((await call('password/link', { token, password: 'a-password-of-his' })).status).toBe(200);
    expect((await call('login', { login: 'li', password: 'a-password-of-his' })).status).toBe(200);
    expect((await staff(['shops', 'li', '--add', '7'])).output).toContain('Shop 7 does not exist.');
  });

  test('the staff command’s option --mail sets the e-mail address that receives codes for a forgotten password', async () => {
    const codeTo = async (address: string) => {
      const sent = mailbox.emails.length;
      expect((await call('password/code', { login: address })).status).toBe(200);
      await expect.poll(() => mailbox.emails.slice(sent).find(({ to }) => to === address)).toBeDefined();
      return mailbox.emails.findLast(({ to }) => to === address)?.text.match(/\b\d{6}\b/)?.[0] ?? '';
    };
    await staff(['add', 'platform', 'wu', '--mail', 'Wu@example.com']);
    const code = await codeTo('wu@example.com');
    const reset = { login: 'wu', code, password: 'a-password-of-hers' };
    expect((await call('password/reset', reset)).data).toMatchObject({ reason: 'code_wrong' });
    expect((await call('password/reset', { ...reset, login: 'wu@example.com' })).status).toBe(200);
    expect((await staff(['password', 'wu', '--mail', 'wu.new@example.com'])).code).toBe(0);
    expect((await staff(['list'])).output).toMatch(/platform\s+wu\s+admin\s+wu\s+wu\.new@example\.com/);
    expect(await codeTo('wu.new@example.com')).toHaveLength(6);
  });

  test('the staff command creates no account and reports the reason if the mail server is unreachable', async () => {
    const alive = settings;
    settings = { ...settings, SMTP_URL: 'smtp://127.0.0.1:9' };
    const failed = await staff(['add', 'courier', 'zhao', '--mail', 'zhao@example.com']);
    settings = alive;
    expect(failed.code).toBe(1);
    expect(failed.output.trim()).toMatch(
      /^The mail server did not accept the mail \(.*\)\. Nothing was changed\. Check SMTP_URL\.$/,
    );
    expect((await staff(['list'])).output).not.toContain('zhao');
    expect((await staff(['add', 'courier', 'zhao', '--mail', 'zhao@example.com'])).code).toBe(0);
  });
});
