import { phrase } from '@chifan/phrases';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import {
  callFromAfar,
  emailsTo,
  hours,
  mailedCode,
  minutes,
  otherThan,
  password,
  registered,
} from '../member-in-tests.ts';
import { consumeCode } from './consume-code.ts';
import { sendCode } from './send-code.ts';
import type { MemberCodePurpose } from './verification-code.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(hours(2)));

const send = (email: string, purpose: 'register' | 'sign_in' | 'forget' = 'register') =>
  callFromAfar(app, 'sendCode', { email, purpose });
const register = (email: string, code: string, place: { ip?: string; device?: string } = {}) =>
  callFromAfar(app, 'register', { email, code, password }, place);
const from = () => ({ ip: '203.0.113.20', deviceKey: '', now: app.clock.now() });

/** Requests a code as the given device or IP address, and returns the mailed code. */
const codeFor = async (
  email: string,
  place: { ip?: string; device?: string },
  purpose: MemberCodePurpose = 'register',
) => {
  app.clock.advance(minutes(1));
  expect(await callFromAfar(app, 'sendCode', { email, purpose }, place)).toMatchObject({ success: true });
  await app.drain();
  return (
    emailsTo(app, email)
      .at(-1)
      ?.text.match(/\b\d{6}\b/)?.[0] ?? ''
  );
};

test('a verification code is mailed in the language of the caller', async () => {
  await callFromAfar(app, 'sendCode', { email: 'yuki@example.com', purpose: 'register' }, { language: 'ja' });
  await app.drain();
  const [message] = emailsTo(app, 'yuki@example.com');
  const code = message?.text.match(/\d{6}/)?.[0] ?? '';
  expect(message?.subject).toBe(phrase('ja', 'verification.subject', { code, minutes: 10 }));
});

const owner = { ip: '198.51.100.1', device: 'device-of-the-owner-1' };
const stranger = { ip: '203.0.113.66', device: 'device-of-a-stranger' };
const purposes = ['register', 'sign_in', 'forget', 'payment_password', 'change_email'] as const;

test('rejects a second code request within a minute and returns the seconds to wait', async () => {
  const sendHere = () => callFromAfar(app, 'sendCode', { email: 'soon@example.com', purpose: 'register' }, owner);
  expect((await sendHere()).data).toEqual({ resendAfterSeconds: 60 });
  app.clock.advance(20_000);
  expect(await sendHere()).toMatchObject({
    code: 429,
    data: { reason: 'code_too_soon', details: { resendAfterSeconds: 40 } },
  });
  app.clock.advance(40_000);
  expect((await sendHere()).success).toBe(true);
});

test('an IP network gets at most five codes an hour for one e-mail address and purpose', async () => {
  const email = 'many@example.com';
  for (let round = 0; round < 5; round += 1)
    await codeFor(email, { ...stranger, device: `invented-device-key-${round}` });
  app.clock.advance(minutes(1));
  expect(await callFromAfar(app, 'sendCode', { email, purpose: 'register' }, stranger)).toMatchObject({
    data: { reason: 'too_many_requests' },
  });
  expect(await callFromAfar(app, 'sendCode', { email, purpose: 'forget' }, stranger)).toMatchObject({ success: true });
  expect(await callFromAfar(app, 'sendCode', { email, purpose: 'register' }, owner)).toMatchObject({ success: true });
  app.clock.advance(hours(1));
  expect(await callFromAfar(app, 'sendCode', { email, purpose: 'register' }, stranger)).toMatchObject({
    success: true,
  });
});

test('unknown devices together get at most twenty codes an hour for one e-mail address and purpose', async () => {
  const email = 'flooded@example.com';
  const { token } = await registered(app, email, { device: owner.device });
  app.clock.advance(hours(2));
  for (const purpose of purposes) {
    const asks = Array.from({ length: 21 }, () => callFromAfar(app, 'sendCode', { email, purpose }));
    const refusals = (await Promise.all(asks)).filter(({ success }) => !success);
    expect(
      refusals.map(({ data }) => data),
      purpose,
    ).toMatchObject([{ reason: 'too_many_requests' }]);
    const known = await callFromAfar(app, 'sendCode', { email, purpose }, { device: owner.device });
    expect(known, purpose).toMatchObject({ success: true });
    expect(await callFromAfar(app, 'sendCode', { email, purpose }, { token }), purpose).toMatchObject({
      success: true,
    });
  }
});

test('a device that signed in before gets a code even if its IP network has reached the hourly limit of code requests', async () => {
  const email = 'hotel@example.com';
  await registered(app, email, { device: owner.device });
  app.clock.advance(hours(2));
  const ask = (to: string, device?: string) =>
    callFromAfar(app, 'sendCode', { email: to, purpose: 'forget' }, { ip: stranger.ip, ...(device ? { device } : {}) });
  for (let index = 0; index < 25; index += 1) await ask(`hotel${index}@example.com`);
  expect(await ask(email)).toMatchObject({ data: { reason: 'too_many_requests' } });
  expect(await ask(email, owner.device)).toMatchObject({ success: true });
});

test('one IP address gets at most twenty codes an hour', async () => {
  const from = (ip: string, index: number) =>
    sendCode(
      app.app.platform,
      { email: `place${index}@example.com`, purpose: 'register' },
      {
        caller: { role: 'visitor' },
        language: 'en',
        readerLanguage: 'en',
        now: app.clock.now(),
        site: 'global',
        requestId: '',
        idempotencyKey: '',
        device: '',
        deviceKey: '',
        ip,
      },
    );
  for (let index = 0; index < 20; index += 1) expect((await from('10.99.0.1', index)).ok).toBe(true);
  expect(await from('10.99.0.1', 20)).toEqual({ ok: false, reason: 'too_many_requests' });
  expect((await from('10.99.0.2', 21)).ok).toBe(true);
  app.clock.advance(hours(1));
  expect((await from('10.99.0.1', 22)).ok).toBe(true);
});

test('rejects e-mail addresses that could add a second recipient or header to a mail', async () => {
  const bad = [
    'a@example.com\r\nBcc: v@example.com',
    'a@example.com,v@example.com',
    '"a b"@example.com',
    'a@b',
    'a@example.toolong',
  ];
  for (const email of bad) {
    const answer = await send(email);
    expect([answer.status, answer.data], email).toMatchObject([422, { reason: 'email_invalid' }]);
  }
});

test('a code request gets the same response for registered and unknown e-mail addresses', async () => {
  await registered(app, 'known@example.com');
  app.clock.advance(minutes(2));
  for (const purpose of ['register', 'sign_in', 'forget'] as const) {
    const known = await send('known@example.com', purpose);
    const unknown = await send(`unknown-${purpose}@example.com`, purpose);
    expect(known).toEqual(unknown);
    app.clock.advance(minutes(2));
  }
});

test('a registration code request for a registered e-mail address sends a mail without a code', async () => {
  await registered(app, 'twice@example.com');
  await mailedCode(app, 'twice@example.com', 'register');
  const message = emailsTo(app, 'twice@example.com').at(-1);
  expect(message?.subject).toBe(phrase('en', 'verification.exists.subject'));
  expect(message?.text).not.toMatch(/\d{6}/);
});

test('a password reset for an unknown e-mail address sends no mail', async () => {
  await mailedCode(app, 'nobody@example.com', 'forget');
  expect(emailsTo(app, 'nobody@example.com')).toEqual([]);
});

test('a mailed code can be used only once', async () => {
  const code = await mailedCode(app, 'once@example.com', 'register');
  expect((await register('once@example.com', code)).success).toBe(true);
  const again = await callFromAfar(app, 'resetPassword', { email: 'once@example.com', code, password });
  expect(again.data).toMatchObject({ reason: 'code_wrong' });
  expect((await register('once@example.com', code)).data).toMatchObject({ reason: 'code_wrong' });
});

test('if one mailed code is used several times concurrently, only one use succeeds', async () => {
  const email = 'race@example.com';
  const code = await mailedCode(app, email, 'register');
  const take = () => consumeCode(app.app.platform, { email, purpose: 'register', code }, from());
  const answers = await Promise.all([take(), take(), take()]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await take()).toEqual({ ok: false, reason: 'code_wrong' });
});

test('a mailed code expires after ten minutes', async () => {
  const code = await mailedCode(app, 'late@example.com', 'register');
  app.clock.advance(minutes(10));
  expect((await register('late@example.com', code)).data).toMatchObject({ reason: 'code_wrong' });
});

test('rejects a mailed code for another e-mail address or another purpose', async () => {
  const code = await mailedCode(app, 'bound@example.com', 'register');
  await mailedCode(app, 'elsewhere@example.com', 'register');
  expect((await register('elsewhere@example.com', code)).data).toMatchObject({ reason: 'code_wrong' });
  const forgotten = await callFromAfar(app, 'resetPassword', { email: 'bound@example.com', code, password });
  expect(forgotten.data).toMatchObject({ reason: 'code_wrong' });
});

test('a new mailed code leaves an older code valid until one of the two is used', async () => {
  const email = 'newer@example.com';
  const older = await codeFor(email, owner);
  const newer = await codeFor(email, stranger);
  expect(await register(email, older, owner)).toMatchObject({ success: true });
  expect(await register(email, newer, stranger)).toMatchObject({ data: { reason: 'code_wrong' } });
});

test('wrong codes from other networks do not use up the five tries of the device that requested the code', async () => {
  const email = 'guess@example.com';
  const code = await codeFor(email, owner);
  for (let round = 0; round < 6; round += 1) await register(email, otherThan(code), stranger);
  expect(await register(email, code, stranger)).toMatchObject({ data: { reason: 'code_tries_exceeded' } });
  for (let round = 0; round < 4; round += 1) {
    expect(await register(email, otherThan(code), owner)).toMatchObject({ data: { reason: 'code_wrong' } });
  }
  expect(await register(email, code, owner)).toMatchObject({ success: true });
});

test('rejects the right code after five wrong tries by the device that requested the code', async () => {
  const email = 'typos@example.com';
  const code = await codeFor(email, owner);
  for (let round = 0; round < 5; round += 1) {
    expect(await register(email, otherThan(code), owner)).toMatchObject({ data: { reason: 'code_wrong' } });
  }
  expect(await register(email, code, owner)).toMatchObject({ data: { reason: 'code_tries_exceeded' } });
  expect(await register(email, await codeFor(email, owner), owner)).toMatchObject({ success: true });
});

test('accepts a mailed code from another IP network than the one that requested the code', async () => {
  const code = await codeFor('moved@example.com', { ip: owner.ip });
  expect(await register('moved@example.com', code, { ip: '198.51.100.77' })).toMatchObject({ success: true });
});

test('the device that requested a code can use the code after other networks used up twenty tries', async () => {
  const email = 'botnet@example.com';
  const code = await codeFor(email, owner);
  for (let round = 0; round < 20; round += 1) {
    expect(await register(email, otherThan(code))).toMatchObject({ data: { reason: 'code_wrong' } });
  }
  expect(await register(email, code)).toMatchObject({ data: { reason: 'code_tries_exceeded' } });
  expect(await register(email, code, owner)).toMatchObject({ success: true });
});

test('only five of a hundred concurrent guesses at a mailed code are compared', async () => {
  const email = 'parallel@example.com';
  const code = await codeFor(email, { ip: from().ip });
  const guess = () => consumeCode(app.app.platform, { email, purpose: 'register', code: otherThan(code) }, from());
  const answers = await Promise.all(Array.from({ length: 100 }, guess));
  const reasons = answers.map((answer) => (answer.ok ? 'in' : answer.reason));
  expect(reasons.filter((reason) => reason === 'code_wrong')).toHaveLength(5);
  expect(reasons.filter((reason) => reason === 'code_tries_exceeded')).toHaveLength(95);
});

test('the database tables verification_code and job contain no mailed code in plain text', async () => {
  await send('secret@example.com');
  const { rows } = await sql<{ stored: string }>`
    SELECT (SELECT payload::text FROM job WHERE payload ->> 'email' = 'secret@example.com')
      || (SELECT code_hash FROM verification_code WHERE email = 'secret@example.com') AS stored`.execute(
    app.app.database.read,
  );
  await app.drain();
  const code = emailsTo(app, 'secret@example.com')[0]?.text.match(/\d{6}/)?.[0] ?? 'none';
  expect(code).toMatch(/^\d{6}$/);
  expect(rows[0]?.stored).not.toContain(code);
});

test('a code that expires before the mail job runs is not mailed', async () => {
  await send('slow@example.com');
  app.clock.advance(minutes(11));
  await app.drain();
  expect(emailsTo(app, 'slow@example.com')).toEqual([]);
});

test('the job that mails codes deletes expired rate limits, codes and sessions', async () => {
  await registered(app, 'tidy@example.com');
  app.clock.advance(hours(24 * 40));
  await mailedCode(app, 'sweep@example.com', 'register');
  const { rows } = await sql<{ left: number }>`
    SELECT (SELECT count(*) FROM session WHERE expires_at <= ${app.clock.now()})
      + (SELECT count(*) FROM throttle WHERE ends_at <= ${app.clock.now()})
      + (SELECT count(*) FROM verification_code WHERE email = 'tidy@example.com') AS left`.execute(
    app.app.database.read,
  );
  expect(rows[0]?.left).toBe(0);
});
