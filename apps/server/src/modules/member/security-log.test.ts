import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { callFromAfar, mailedCode, otherThan, password, registered } from './member-in-tests.ts';
import { verifyPaymentPassword } from './payment-password/verify-payment-password.ts';

let app: TestApp;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  app = await openTestApp();
  for (const level of ['info', 'warn'] as const) {
    vi.spyOn(app.app.platform.log, level).mockImplementation((line: unknown) => {
      lines.push({ level, ...(line as object) });
    });
  }
});
afterAll(() => app.close());
beforeEach(() => {
  lines.length = 0;
});

const email = 'logged.guest@example.com';
const ip = '2001:db8:7:7:1:2:3:4';
const network = '2001:db8:7:7::/64';
const security = () => lines.filter((line) => 'security' in line);

test('each sign-in, failed sign-in and lock writes one security log line with the account and the IP network', async () => {
  const { memberId } = await registered(app, email);
  const about = { whose: 'member', id: memberId, network, account: expect.stringMatching(/^[0-9a-f]{12}$/) };
  const login = (given: string) => callFromAfar(app, 'login', { email, password: given }, { ip });
  await login(password);
  expect(security()).toEqual([{ level: 'info', security: 'signed_in', ...about }]);
  for (let round = 0; round < 11; round += 1) await login('a wrong one');
  expect(security().at(1)).toEqual({ level: 'warn', security: 'sign_in_failed', ...about });
  expect(security().at(-1)).toEqual({ level: 'warn', security: 'sign_in_locked', ...about });
});

test('each wrong mailed code or payment password writes one security log line', async () => {
  const code = await mailedCode(app, 'codes@example.com', 'register');
  const register = (given: string) =>
    callFromAfar(app, 'register', { email: 'codes@example.com', code: given, password }, { ip: '198.51.100.8' });
  for (let round = 0; round < 6; round += 1) await register(otherThan(code));
  expect(security().map((line) => line['security'])).toEqual([...Array(5).fill('code_failed'), 'code_locked']);
  const { token, memberId } = await registered(app, 'payer@example.com');
  await callFromAfar(app, 'setPaymentPassword', { password, paymentPassword: '135790' }, { token });
  lines.length = 0;
  for (let round = 0; round < 5; round += 1) {
    await verifyPaymentPassword(app.app.platform, memberId, '111223', app.clock.now());
  }
  expect(security().map((line) => line['security'])).toEqual([
    ...Array(4).fill('payment_password_failed'),
    'payment_password_locked',
  ]);
});

test('no security log line contains a password, code, payment password, token or full e-mail address', async () => {
  const address = 'whole.address@example.com';
  const code = await mailedCode(app, address, 'register');
  await callFromAfar(app, 'register', { email: address, code: otherThan(code), password });
  const { data } = await callFromAfar(app, 'register', { email: address, code, password });
  await callFromAfar(app, 'login', { email: address, password: 'a very wrong one' }, { ip });
  await callFromAfar(app, 'login', { email: address, password }, { ip });
  await callFromAfar(app, 'setPaymentPassword', { password: 'wrong too', paymentPassword: '135790' }, data);
  const text = JSON.stringify(lines);
  expect(security().length).toBeGreaterThan(3);
  for (const secret of [
    address,
    'whole.address',
    password,
    'a very wrong one',
    'wrong too',
    code,
    '135790',
    data.token,
  ]) {
    expect(text).not.toContain(secret);
  }
});
