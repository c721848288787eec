import { beforeEach, expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import {
  newMember,
  noodlesDelivered,
  placePaid,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
let guest: TestPerson;
inSmallCity((opened) => {
  ({ app, city } = opened);
});
beforeEach(async () => {
  guest = await newMember(app);
});

const as = () => ({ token: guest.token });
const settings = async () => (await app.call('noticeSettings', {}, as())).data;
const isOn = async (kind: string, channel: string) =>
  (await settings()).choices.find((choice) => choice.kind === kind && choice.channel === channel)?.isOn;

test('all kinds of notifications are switched on by default', async () => {
  const off = (await settings()).choices.filter((choice) => !choice.isOn);
  expect(off.map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([]);
});

test('a notification setting is stored and applies only to its member', async () => {
  await app.call('chooseNotices', { kind: 'order', channel: 'email', isOn: false }, as());
  expect(await isOn('order', 'email')).toBe(false);
  expect(await isOn('order', 'push')).toBe(true);
  guest = await newMember(app);
  expect(await isOn('order', 'email')).toBe(true);
});

test.each(['receipt'] as const)('a member cannot switch off mails of the kind %s', async (kind) => {
  const answer = await app.call('chooseNotices', { kind, channel: 'email', isOn: false }, as());
  expect(answer).toMatchObject({ success: false, data: { reason: 'notice_not_switchable' } });
  expect(await isOn(kind, 'email')).toBe(true);
});

test('quiet hours are stored until the guest removes them, and cannot have a length of zero', async () => {
  const quietHours = { fromMinute: 1380, untilMinute: 420, letsOrdersThrough: true };
  expect((await app.call('setQuietHours', { quietHours }, as())).data.quietHours).toEqual(quietHours);
  const empty = await app.call('setQuietHours', { quietHours: { ...quietHours, untilMinute: 1380 } }, as());
  expect(empty).toMatchObject({ success: false, data: { reason: 'quiet_hours_empty' } });
  expect((await app.call('setQuietHours', { quietHours: null }, as())).data.quietHours).toBeNull();
});

test('the unsubscribe link shows a confirmation, then stops only that kind of mail, without a sign-in', async () => {
  const { member } = city;
  const mails = () => app.mailbox.emails.filter(({ subject }) => subject.startsWith('Noodle House accepted'));
  const accept = async () => {
    const orderId = await placePaid(app, city, noodlesDelivered(city));
    await app.call('acceptOrder', { orderId }, { token: city.merchant.token });
    await app.drain();
  };
  await accept();
  const [mail] = mails();
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const url = new URL(mail?.headers['list-unsubscribe']?.slice(1, -1) ?? '');
  expect(mail?.text).toContain(url.href);
  const path = `${url.pathname}${url.search}`;
  const page = await app.raw({ url: path });
  expect([page.statusCode, page.body.includes('<button>Unsubscribe</button>')]).toEqual([200, true]);
  guest = member;
  expect(await isOn('order', 'email')).toBe(true);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const done = await app.raw({ method: 'POST', url: path, headers, body: 'List-Unsubscribe=One-Click' });
  expect(done.statusCode).toBe(200);
  expect([await isOn('order', 'email'), await isOn('refund', 'email')]).toEqual([false, true]);
  const before = app.mailbox.emails.length;
  await accept();
  expect(app.mailbox.emails.slice(before).map(({ subject }) => subject.split(':')[0])).toEqual(['Your receipt']);
});

test('an unsubscribe link with a forged signature changes nothing', async () => {
  const url = `/rest/notification/unsubscribe?token=${guest.id}.order.forged`;
  const answer = await app.raw({ method: 'POST', url });
  expect(answer.statusCode).toBe(404);
  expect(await isOn('order', 'email')).toBe(true);
});

test('a mail that cannot be switched off has no unsubscribe link', async () => {
  await placePaid(app, city, noodlesDelivered(city));
  const receipt = app.mailbox.emails.findLast(({ subject }) => subject.startsWith('Your receipt'));
  expect(receipt?.headers['list-unsubscribe']).toBeUndefined();
  expect(receipt?.text).not.toContain('unsubscribe');
});
