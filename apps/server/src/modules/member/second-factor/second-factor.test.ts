import type { StaffKind, StaffRole } from '@chifan/domain/member';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { manyConnections, openTestApp, statementsWaitingForLocks, type TestApp } from '../../../testing/index.ts';
import { hashPassword } from '../hashed-password.ts';
import { callFromAfar, emailsTo, minutes, password, registered } from '../member-in-tests.ts';
import { createStaff } from '../staff/staff.store.ts';
import { codeAt, setUpSecondFactor } from './second-factor-in-tests.ts';

let app: TestApp;
let people = 0;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  app = await openTestApp(() => ({ ...manyConnections(), requiresSecondFactor: true }));
  for (const level of ['info', 'warn'] as const) {
    vi.spyOn(app.app.platform.log, level).mockImplementation((line: unknown) => {
      lines.push(line as Record<string, unknown>);
    });
  }
});
afterAll(() => app.close());

/** Creates an account. It must have a second factor only if it has the role finance or admin. */
async function newStaff(kind: StaffKind = 'merchant', roles: readonly StaffRole[] = ['owner']) {
  people += 1;
  const login = `second-${people}`;
  const email = `${login}@example.com`;
  const staff = {
    login,
    role: kind,
    roles,
    name: login,
    phone: null,
    email,
    passwordHash: await hashPassword(password),
  };
  const id = (await createStaff(app.app.database.read, staff, app.clock.now())) ?? 0;
  const signIn = (code?: string) =>
    callFromAfar(app, 'staffLogin', { login, password, ...(code === undefined ? {} : { code }) });
  const { token } = (await signIn()).data;
  return { id, login, email, token, signIn };
}
const reasonOf = ({ data }: { readonly data: unknown }) => (data as { readonly reason?: string }).reason;
const stateOf = async (token: string) => (await app.call('secondFactor', {}, { token })).data;
const isIn = async (token: string) => (await app.call('staffMe', {}, { token })).status === 200;
const eventsOf = (id: number) => lines.filter((line) => line['id'] === id).map((line) => line['security']);

describe('setting up a second factor', () => {
  test('an account sets up a second factor with the code of an authenticator app and gets ten recovery codes', async () => {
    const { token, login, id } = await newStaff();
    expect(await stateOf(token)).toEqual({ state: 'none', isRequired: false, recoveryCodesLeft: 0 });
    const { data } = await app.call('beginSecondFactor', {}, { token });
    const uri = new URL(data.uri);
    expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      expect.stringContaining(`Chifan:${login}`),
    ]);
    expect(uri.searchParams.get('secret')).toBe(data.secret);
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await stateOf(token)).toMatchObject({ state: 'pending' });
    const wrong = await app.call('confirmSecondFactor', { code: '000000' }, { token });
    expect(reasonOf(wrong)).toBe('second_factor_wrong');
    const code = codeAt(data.secret, app.clock.now());
    const { recoveryCodes } = (await app.call('confirmSecondFactor', { code }, { token })).data;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.every((each) => /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(each))).toBe(true);
    expect(await stateOf(token)).toEqual({ state: 'active', isRequired: false, recoveryCodesLeft: 10 });
    expect(eventsOf(id)).toContain('second_factor_confirmed');
  });

  test('the database stores neither the secret nor the recovery codes in readable form', async () => {
    const { token, id } = await newStaff();
    const { secret, recoveryCodes } = await setUpSecondFactor(app, { token });
    const { rows } = await sql<{ stored: string }>`SELECT row_to_json(factor)::text || (SELECT json_agg(code)::text
      FROM staff_recovery_code code WHERE staff_id = ${id}) AS stored
      FROM staff_second_factor factor WHERE staff_id = ${id}`.execute(app.app.database.read);
    expect(rows).toHaveLength(1);
    for (const readable of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(rows[0]?.stored).not.toContain(readable);
  });

  test('confirming a second factor ends all other sessions of the account', async () => {
    const { token, signIn } = await newStaff();
    const other = (await signIn()).data.token;
    expect(await isIn(other)).toBe(true);
    await setUpSecondFactor(app, { token });
    expect([await isIn(token), await isIn(other)]).toEqual([true, false]);
  });

  test('a second factor cannot be set up 15 minutes after the sign-in without a new proof', async () => {
    const { token } = await newStaff();
    app.clock.advance(minutes(15));
    expect(reasonOf(await app.call('beginSecondFactor', {}, { token }))).toBe('fresh_sign_in_needed');
    expect(await stateOf(token)).toMatchObject({ state: 'none' });
  });

  test('a new authenticator app replaces the former one only after a code of each', async () => {
    const { token, signIn } = await newStaff();
    const former = await setUpSecondFactor(app, { token });
    expect(reasonOf(await app.call('beginSecondFactor', {}, { token }))).toBe('second_factor_needed');
    const wrong = await app.call('beginSecondFactor', { code: former.wrongCode() }, { token });
    expect(reasonOf(wrong)).toBe('second_factor_wrong');
    const { secret } = (await app.call('beginSecondFactor', { code: former.code() }, { token })).data;
    app.clock.advance(30_000);
    expect((await signIn(former.code())).success).toBe(true);
    const confirmed = await app.call('confirmSecondFactor', { code: codeAt(secret, app.clock.now()) }, { token });
    expect(confirmed.success).toBe(true);
    app.clock.advance(30_000);
    expect(reasonOf(await signIn(former.code()))).toBe('second_factor_wrong');
    expect(reasonOf(await signIn(former.recoveryCodes[0]))).toBe('second_factor_wrong');
    expect((await signIn(codeAt(secret, app.clock.now()))).success).toBe(true);
  });

  test('a member cannot set up a second factor, and an account without one can neither confirm, renew nor remove it', async () => {
    const { token } = await newStaff();
    const code = '123456';
    for (const name of ['confirmSecondFactor', 'renewRecoveryCodes', 'removeSecondFactor'] as const)
      expect(reasonOf(await app.call(name, { code }, { token })), name).toBe('second_factor_inactive');
    const member = (await registered(app, 'guest-of-the-shop@example.com')).token;
    for (const name of ['secondFactor', 'beginSecondFactor'] as const)
      expect((await app.call(name, {}, { token: member })).status, name).toBe(403);
    expect((await app.call('renewSignIn', { password }, { token: member })).status).toBe(403);
  });
});

describe('signing in with a second factor', () => {
  test('a sign-in needs a code after the right password, and a right code does not help with a wrong password', async () => {
    const { token, signIn, login, id } = await newStaff();
    const { code } = await setUpSecondFactor(app, { token });
    lines.length = 0;
    expect(await signIn()).toMatchObject({ status: 422, data: { reason: 'second_factor_needed' } });
    expect(eventsOf(id)).toEqual(['password_accepted']);
    const wrong = await callFromAfar(app, 'staffLogin', { login, password: 'not theirs', code: code() });
    expect(reasonOf(wrong)).toBe('login_failed');
    expect(await signIn(` ${code().slice(0, 3)} ${code().slice(3)} `)).toMatchObject({ success: true });
    expect(eventsOf(id).at(-1)).toBe('signed_in');
  });

  test('a code of the step before is accepted, and a code of two steps before is refused', async () => {
    const { token, signIn } = await newStaff();
    const { secret } = await setUpSecondFactor(app, { token });
    app.clock.advance(minutes(2));
    const before = (ms: number) => codeAt(secret, new Date(app.clock.now().getTime() - ms));
    expect(reasonOf(await signIn(before(60_000)))).toBe('second_factor_wrong');
    expect((await signIn(before(30_000))).success).toBe(true);
  });

  test('a code that was used is refused, also in the following step, and is not counted as a wrong code', async () => {
    const { token, signIn } = await newStaff();
    const { code } = await setUpSecondFactor(app, { token });
    const used = code();
    expect((await signIn(used)).success).toBe(true);
    for (let round = 0; round < 6; round += 1)
      expect(await signIn(used)).toMatchObject({ data: { reason: 'second_factor_wrong', details: { triesLeft: 5 } } });
    app.clock.advance(30_000);
    expect(reasonOf(await signIn(used))).toBe('second_factor_wrong');
    expect((await signIn(code())).success).toBe(true);
  });

  test('six simultaneous sign-ins with one code open one session', async () => {
    const { token, signIn, id } = await newStaff();
    const { code, recoveryCodes } = await setUpSecondFactor(app, { token });
    const { database } = app.app;
    for (const used of [code(), recoveryCodes[0] ?? '']) {
      const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      // Lock the row of the second factor until all six sign-ins wait for it. Then they continue at the same time.
      const holding = database.transact(async (tx) => {
        await sql`SELECT FROM staff_second_factor WHERE staff_id = ${id} FOR UPDATE`.execute(tx);
        locked.resolve();
        await released.promise;
      });
      await locked.promise;
      const signingIn = Array.from({ length: 6 }, () => signIn(used));
      await expect.poll(() => statementsWaitingForLocks(database), { timeout: 20_000 }).toBe(6);
      released.resolve();
      await holding;
      const answers = await Promise.all(signingIn);
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
    }
  });

  test('each recovery code signs in once', async () => {
    const { token, signIn } = await newStaff();
    const { recoveryCodes } = await setUpSecondFactor(app, { token });
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(first)).success).toBe(true);
    expect(reasonOf(await signIn(first))).toBe('second_factor_wrong');
    expect((await signIn(second.toLowerCase().replaceAll('-', ' '))).success).toBe(true);
    expect(await stateOf(token)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('five wrong codes lock the second factor for 15 minutes, even for a right code or a recovery code', async () => {
    const { token, signIn, id } = await newStaff();
    const { code, wrongCode, recoveryCodes } = await setUpSecondFactor(app, { token });
    for (const triesLeft of [4, 3, 2, 1])
      expect(await signIn(wrongCode())).toMatchObject({
        data: { reason: 'second_factor_wrong', details: { triesLeft } },
      });
    expect(await signIn('AAAA-BBBB')).toMatchObject({ status: 429, data: { reason: 'second_factor_locked' } });
    expect(reasonOf(await signIn(code()))).toBe('second_factor_locked');
    expect(reasonOf(await signIn(recoveryCodes[0]))).toBe('second_factor_locked');
    expect(eventsOf(id)).toContain('second_factor_locked');
    app.clock.advance(minutes(15));
    expect(reasonOf(await signIn(wrongCode()))).toBe('second_factor_wrong');
    expect((await signIn(code())).success).toBe(true);
  });

  test('twenty simultaneous wrong codes are counted one after the other and lock the second factor', async () => {
    const { token, signIn } = await newStaff();
    const { wrongCode } = await setUpSecondFactor(app, { token });
    const guess = wrongCode();
    const reasons = (await Promise.all(Array.from({ length: 20 }, () => signIn(guess)))).map(reasonOf);
    expect(reasons.filter((reason) => reason === 'second_factor_wrong')).toHaveLength(4);
    expect(reasons.filter((reason) => reason === 'second_factor_locked')).toHaveLength(16);
  });

  test('a right code ends the count of wrong codes', async () => {
    const { token, signIn } = await newStaff();
    const { code, wrongCode } = await setUpSecondFactor(app, { token });
    for (let round = 0; round < 4; round += 1) await signIn(wrongCode());
    expect((await signIn(code())).success).toBe(true);
    expect(await signIn(wrongCode())).toMatchObject({ data: { details: { triesLeft: 4 } } });
  });

  test('a new password by mailed code does not sign in to an account with a second factor', async () => {
    const { token, login, email } = await newStaff();
    const { code } = await setUpSecondFactor(app, { token });
    app.clock.advance(minutes(1));
    await callFromAfar(app, 'sendStaffCode', { login });
    await app.drain();
    const mailed =
      emailsTo(app, email)
        .at(-1)
        ?.text.match(/\b\d{6}\b/)?.[0] ?? '';
    const next = 'a-new-password-of-theirs';
    const answer = await callFromAfar(app, 'resetStaffPassword', { login, code: mailed, password: next });
    expect(answer).toMatchObject({ success: true, data: { token: null } });
    expect(await isIn(token)).toBe(false);
    const signIn = (more: object) => callFromAfar(app, 'staffLogin', { login, password: next, ...more });
    expect(reasonOf(await signIn({}))).toBe('second_factor_needed');
    expect((await signIn({ code: code() })).success).toBe(true);
  });
});

describe('changing a second factor', () => {
  test('new recovery codes replace the former codes, and need a code', async () => {
    const { token, signIn, id } = await newStaff();
    const { code, wrongCode, recoveryCodes } = await setUpSecondFactor(app, { token });
    const refused = await app.call('renewRecoveryCodes', { code: wrongCode() }, { token });
    expect(reasonOf(refused)).toBe('second_factor_wrong');
    const renewed = (await app.call('renewRecoveryCodes', { code: code() }, { token })).data.recoveryCodes;
    expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20);
    expect(reasonOf(await signIn(recoveryCodes[0]))).toBe('second_factor_wrong');
    expect((await signIn(renewed[0])).success).toBe(true);
    expect(eventsOf(id)).toContain('recovery_codes_renewed');
  });

  test('an account without the role finance or admin removes its second factor with a code', async () => {
    const { token, signIn, id } = await newStaff();
    const { code, wrongCode } = await setUpSecondFactor(app, { token });
    const refused = await app.call('removeSecondFactor', { code: wrongCode() }, { token });
    expect(reasonOf(refused)).toBe('second_factor_wrong');
    expect((await app.call('removeSecondFactor', { code: code() }, { token })).success).toBe(true);
    expect(await stateOf(token)).toEqual({ state: 'none', isRequired: false, recoveryCodesLeft: 0 });
    expect((await signIn()).success).toBe(true);
    expect(eventsOf(id)).toContain('second_factor_removed');
  });
});

describe('roles that require a second factor', () => {
  test.each([['finance'], ['admin']] as const)(
    'without a second factor, an account with the role %s can list its sessions, but cannot change its password or do its work',
    async (role) => {
      const { token } = await newStaff('platform', [role]);
      expect((await app.call('staffMe', {}, { token })).data).toMatchObject({ isSecondFactorMissing: true });
      for (const name of ['failedTransfers', 'ledgerCheck'] as const)
        expect(await app.call(name, {}, { token }), name).toMatchObject({
          status: 403,
          data: { reason: 'second_factor_missing' },
        });
      expect(reasonOf(await app.call('changeStaffPassword', { oldPassword: password, password }, { token }))).toBe(
        'second_factor_missing',
      );
      const headers = { authorization: token };
      expect((await app.raw({ url: '/rest/live', headers })).json()).toMatchObject({
        data: { reason: 'second_factor_missing' },
      });
      expect((await app.raw({ method: 'POST', url: '/rest/upload/dish', headers })).json()).toMatchObject({
        data: { reason: 'second_factor_missing' },
      });
      expect((await app.call('listStaffSessions', {}, { token })).success).toBe(true);
      await setUpSecondFactor(app, { token });
      expect((await app.call('staffMe', {}, { token })).data).toMatchObject({ isSecondFactorMissing: false });
      expect((await app.call('ledgerCheck', {}, { token })).success).toBe(true);
    },
  );

  test('a restricted account can use all calls of its roles immediately after it has confirmed its second factor', async () => {
    const { token } = await newStaff('platform', ['finance']);
    const { secret } = (await app.call('beginSecondFactor', {}, { token })).data;
    expect(reasonOf(await app.call('ledgerCheck', {}, { token }))).toBe('second_factor_missing');
    await app.call('confirmSecondFactor', { code: codeAt(secret, app.clock.now()) }, { token });
    expect((await app.call('ledgerCheck', {}, { token })).success).toBe(true);
  });

  test('an account without a required second factor can sign out', async () => {
    const { token } = await newStaff('platform', ['finance']);
    expect((await app.call('logout', {}, { token })).success).toBe(true);
    expect(await isIn(token)).toBe(false);
  });

  test('an account with the role finance cannot remove its second factor', async () => {
    const { token } = await newStaff('platform', ['finance']);
    const { code } = await setUpSecondFactor(app, { token });
    expect(await stateOf(token)).toMatchObject({ isRequired: true });
    expect(reasonOf(await app.call('removeSecondFactor', { code: code() }, { token }))).toBe('second_factor_required');
    expect(await stateOf(token)).toMatchObject({ state: 'active' });
  });

  test('operators with other roles, merchants and couriers need no second factor', async () => {
    const others = [
      await newStaff('platform', ['support', 'content']),
      await newStaff('merchant', ['owner']),
      await newStaff('courier', ['courier']),
    ];
    for (const { token } of others)
      expect((await app.call('staffMe', {}, { token })).data).toMatchObject({ isSecondFactorMissing: false });
    const [support] = others;
    expect((await app.call('failedTransfers', {}, { token: support?.token ?? '' })).success).toBe(true);
  });
});

describe('a fresh sign-in', () => {
  /** An API call that needs a fresh sign-in. The withdrawal does not exist. */
  const approve = (token: string) => app.call('approveWithdrawal', { withdrawalId: 999_999 }, { token });

  test('a call that needs a fresh sign-in is refused 15 minutes after the sign-in, until the person renews it', async () => {
    const { token } = await newStaff('platform', ['finance']);
    const { code, wrongCode } = await setUpSecondFactor(app, { token });
    expect(reasonOf(await approve(token))).toBe('withdrawal_not_found');
    app.clock.advance(minutes(15));
    expect(await approve(token)).toMatchObject({ status: 403, data: { reason: 'fresh_sign_in_needed' } });
    expect((await app.call('platformWithdrawals', {}, { token })).success).toBe(true);
    const renew = (input: { password: string; code?: string }) => app.call('renewSignIn', input, { token });
    expect(reasonOf(await renew({ password: 'not theirs', code: code() }))).toBe('login_failed');
    expect(reasonOf(await renew({ password }))).toBe('second_factor_needed');
    expect(reasonOf(await renew({ password, code: wrongCode() }))).toBe('second_factor_wrong');
    expect(reasonOf(await approve(token))).toBe('fresh_sign_in_needed');
    expect((await renew({ password, code: code() })).success).toBe(true);
    expect(reasonOf(await approve(token))).toBe('withdrawal_not_found');
    app.clock.advance(minutes(15));
    expect(reasonOf(await approve(token))).toBe('fresh_sign_in_needed');
  });

  test('a renewed sign-in counts only for its own session', async () => {
    const { token, signIn } = await newStaff('platform', ['finance']);
    const { code } = await setUpSecondFactor(app, { token });
    const other = (await signIn(code())).data.token;
    app.clock.advance(minutes(16));
    expect((await app.call('renewSignIn', { password, code: code() }, { token })).success).toBe(true);
    expect(reasonOf(await approve(token))).toBe('withdrawal_not_found');
    expect(reasonOf(await approve(other))).toBe('fresh_sign_in_needed');
  });

  test('an account without a second factor renews its sign-in with the password alone', async () => {
    const { token } = await newStaff('merchant', ['owner']);
    app.clock.advance(minutes(16));
    const reset = () => app.call('resetSecondFactor', { staffId: 999_999 }, { token });
    expect(reasonOf(await reset())).toBe('fresh_sign_in_needed');
    expect((await app.call('renewSignIn', { password }, { token })).success).toBe(true);
    expect(reasonOf(await reset())).toBe('not_found');
  });

  test('settling a withdrawal and ending a gateway refund by hand need a fresh sign-in', async () => {
    const { token } = await newStaff('platform', ['finance']);
    await setUpSecondFactor(app, { token });
    app.clock.advance(minutes(16));
    const settled = { withdrawalId: 999_999, outcome: 'paid', reference: 'ICBC 7' } as const;
    expect(reasonOf(await app.call('settleWithdrawal', settled, { token }))).toBe('fresh_sign_in_needed');
    const ended = { number: 'R1', destination: 'balance', note: 'closed account' } as const;
    expect(reasonOf(await app.call('endGatewayRefund', ended, { token }))).toBe('fresh_sign_in_needed');
  });
});
