import { phrase } from '@chifan/phrases';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { callFromAfar, days, emailsTo, mailedCode, minutes, password, registered } from '../member-in-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(days(2)));

type From = { readonly ip?: string; readonly device?: string };

const login = async (email: string, given: string, from: From = {}): Promise<string> => {
  // Advance the clock, because each API call is also limited per minute and network. These tests are about wrong
  // passwords.
  app.clock.advance(minutes(0.1));
  const answer = await callFromAfar(app, 'login', { email, password: given }, from);
  return answer.success ? 'in' : (answer.data as unknown as { reason: string }).reason;
};

const fail = async (times: number, email: string, from: From) => {
  for (let round = 0; round < times; round += 1) {
    expect(await login(email, `guess number ${round}`, from)).toBe('login_failed');
  }
};

const [strangers, owners] = ['198.51.100.1', '198.51.100.2'];

describe('ten wrong passwords from one network', () => {
  test('ten wrong passwords for one e-mail address pause sign-ins from that IP network for 15 minutes', async () => {
    await registered(app, 'target@example.com');
    for (const email of ['target@example.com', 'ghost@example.com']) {
      await fail(10, email, { ip: strangers });
      expect(await login(email, password, { ip: strangers })).toBe('sign_in_paused');
    }
    app.clock.advance(minutes(15));
    expect(await login('target@example.com', password, { ip: strangers })).toBe('in');
  });

  test('ten wrong passwords from another IP network do not lock the owner out', async () => {
    await registered(app, 'elsewhere@example.com');
    await fail(10, 'elsewhere@example.com', { ip: strangers });
    expect(await login('elsewhere@example.com', password, { ip: owners })).toBe('in');
  });

  test('ten wrong passwords do not lock out a device in the same IP network that signed in before', async () => {
    const [email, device] = ['guest@example.com', 'the-phone-of-the-owner'];
    await registered(app, email, { device });
    await fail(10, email, { ip: strangers });
    expect(await login(email, password, { ip: strangers })).toBe('sign_in_paused');
    expect(await login(email, password, { ip: strangers, device: 'another-phone-of-nobody' })).toBe('sign_in_paused');
    expect(await login(email, password, { ip: strangers, device })).toBe('in');
  });
});

describe('an IP network with too many sign-ins', () => {
  const askedOften = async (email: string, ip: string) => {
    for (let round = 0; round < 21; round += 1) {
      await callFromAfar(app, 'login', { email: `nobody${round}@example.com`, password }, { ip });
    }
    return callFromAfar(app, 'login', { email, password }, { ip });
  };
  const reasonOf = ({ data }: { data: unknown }) => (data as { reason?: string }).reason;

  test('a device that signed in before can sign in from an IP network that has reached the rate limit of login', async () => {
    const [email, device, ip] = ['beside@example.com', 'the-phone-beside-them', '198.51.100.61'];
    await registered(app, email, { device });
    expect(reasonOf(await askedOften(email, ip))).toBe('too_many_requests');
    const answers: string[] = [];
    for (let round = 0; round < 21; round += 1) {
      const answer = await callFromAfar(app, 'login', { email, password }, { ip, device });
      answers.push(answer.success ? 'in' : String(reasonOf(answer)));
    }
    expect(answers).toEqual([...Array<string>(20).fill('in'), 'too_many_requests']);
  });

  test('a device that signed in only to another account cannot sign in from an IP network that has reached the rate limit', async () => {
    const [device, ip] = ['the-phone-of-a-stranger', '198.51.100.62'];
    await registered(app, 'the.stranger@example.com', { device });
    await registered(app, 'the.other@example.com');
    await askedOften('the.other@example.com', ip);
    const answer = await callFromAfar(app, 'login', { email: 'the.other@example.com', password }, { ip, device });
    expect(reasonOf(answer)).toBe('too_many_requests');
  });
});

test('ten wrong passwords on a device that signed in before pause only this device', async () => {
  const [email, device] = ['stolen@example.com', 'the-phone-of-the-thief'];
  await registered(app, email, { device });
  for (let round = 0; round < 10; round += 1) {
    expect(await login(email, `guess ${round}`, { ip: `192.0.2.${round}`, device })).toBe('login_failed');
  }
  expect(await login(email, password, { ip: '192.0.2.99', device })).toBe('sign_in_paused');
  expect(await login(email, password, { ip: '192.0.2.99' })).toBe('in');
});

test('a device that signed in to one account does not count as a known device of another account', async () => {
  const device = 'the-phone-of-one-member';
  await registered(app, 'one@example.com', { device });
  await registered(app, 'other@example.com');
  await fail(10, 'other@example.com', { ip: strangers, device });
  expect(await login('other@example.com', password, { ip: strangers, device })).toBe('sign_in_paused');
});

test('fifty failed sign-ins pause an IP network, and successful sign-ins do not count', async () => {
  const ip = '198.51.100.9';
  await registered(app, 'neighbour@example.com');
  for (let round = 0; round < 49; round += 1) {
    await fail(1, `someone${round}@example.com`, { ip });
    if (round % 10 === 0) expect(await login('neighbour@example.com', password, { ip })).toBe('in');
  }
  expect(await login('neighbour@example.com', password, { ip })).toBe('in');
  await fail(1, 'the.last@example.com', { ip });
  expect(await login('neighbour@example.com', password, { ip })).toBe('sign_in_paused');
});

test('a successful sign-in clears the count of the account’s wrong passwords', async () => {
  await registered(app, 'clumsy@example.com');
  for (let round = 0; round < 3; round += 1) {
    await fail(9, 'clumsy@example.com', { ip: owners });
    expect(await login('clumsy@example.com', password, { ip: owners })).toBe('in');
  }
});

test('a password reset ends the sign-in pause in the IP network of the owner', async () => {
  const email = 'forgetful@example.com';
  await registered(app, email);
  await fail(10, email, { ip: owners });
  const code = await mailedCode(app, email, 'forget');
  await callFromAfar(app, 'resetPassword', { email, code, password: 'another password' }, { ip: owners });
  expect(await login(email, 'another password', { ip: owners })).toBe('in');
});

test('wrong passwords over IPv6 are counted for the /64 network', async () => {
  await registered(app, 'six@example.com');
  for (let round = 0; round < 10; round += 1) {
    expect(await login('six@example.com', 'wrong', { ip: `2001:db8:1:1::${round + 1}` })).toBe('login_failed');
  }
  expect(await login('six@example.com', password, { ip: '2001:db8:1:1:ffff::1' })).toBe('sign_in_paused');
  expect(await login('six@example.com', password, { ip: '2001:db8:1:2::1' })).toBe('in');
});

test('an IPv4-mapped IPv6 address counts as the IPv4 address for the sign-in limit', async () => {
  await registered(app, 'mapped@example.com');
  await fail(10, 'mapped@example.com', { ip: '198.51.100.44' });
  expect(await login('mapped@example.com', password, { ip: '::ffff:198.51.100.44' })).toBe('sign_in_paused');
});

test('sign-in limits apply across all server processes on one database', async () => {
  const email = 'processes@example.com';
  await registered(app, email);
  const second = await openTestApp(undefined, async () => ({ url: app.databaseUrl, drop: async () => undefined }));
  second.clock.set(app.clock.now());
  try {
    await fail(10, email, { ip: strangers });
    const answer = await callFromAfar(second, 'login', { email, password }, { ip: strangers });
    expect(answer.data).toMatchObject({ reason: 'sign_in_paused' });
  } finally {
    await second.close();
  }
});

describe('the mail to the owner about many wrong passwords', () => {
  const toldOf = async (email: string) => {
    await app.drain();
    return emailsTo(app, email).filter(({ subject }) => subject !== phrase('en', 'verification.subject')).length;
  };

  test('the owner gets at most one mail a day about many wrong passwords, in the owner’s language', async () => {
    const email = 'told@example.com';
    const { token } = await registered(app, email);
    await callFromAfar(app, 'setLanguage', { language: 'de' }, { token });
    const before = await toldOf(email);
    await fail(9, email, { ip: strangers });
    expect(await toldOf(email)).toBe(before);
    await fail(1, email, { ip: strangers });
    await fail(10, email, { ip: owners });
    expect(await toldOf(email)).toBe(before + 1);
    expect(emailsTo(app, email).at(-1)?.subject).toBe(phrase('de', 'failed_sign_ins.subject'));
    expect(emailsTo(app, email).at(-1)?.text).toContain('told');
    app.clock.advance(days(1));
    await fail(10, email, { ip: strangers });
    expect(await toldOf(email)).toBe(before + 2);
  });

  test('many wrong passwords for an unregistered e-mail address send no mail', async () => {
    await fail(10, 'nobody.there@example.com', { ip: strangers });
    expect(await toldOf('nobody.there@example.com')).toBe(0);
  });
});

test('the daily housekeeping job deletes expired rate limits', async () => {
  await fail(1, 'swept@example.com', { ip: strangers });
  app.clock.advance(days(2));
  const { scheduleHousekeeping } = await import('../../../platform/housekeeping.job.ts');
  await scheduleHousekeeping(app.app.database.read, app.clock.now());
  await app.drain();
  const { rows } = await sql<{ left: number }>`
    SELECT count(*)::int AS left FROM throttle WHERE ends_at <= ${app.clock.now()}`.execute(app.app.database.read);
  expect(rows[0]?.left).toBe(0);
});
