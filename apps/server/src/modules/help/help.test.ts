import { languages } from '@chifan/domain';
import { maxOpenHelpRequests, visitorAddressDays } from '@chifan/domain/help';
import { expect, test } from 'vitest';
import { scheduleHousekeeping } from '../../platform/housekeeping.job.ts';
import { inFreshSmallCity } from '../../testing/in-small-city.ts';
import {
  insertPicture,
  newMember,
  noodlesToTakeAway,
  placePaid,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../testing/index.ts';
import { helpRequestById, messagesOf } from './help-request.store.ts';

let app: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => {
  ({ app, city } = opened);
});

const ask = (by: TestPerson, words: { text?: string; photos?: string[]; orderNumber?: string } = {}) =>
  app.call('askForHelp', { topic: 'order', text: 'Something is missing.', ...words }, { token: by.token });
const mine = async (by: TestPerson, language: 'en' | 'de' = 'en') =>
  (await app.call('helpRequests', {}, { token: by.token, language })).data.records;
const staff = () => ({ token: city.operator.token });

test('the operator’s predefined sentences in the answer to a help request are shown in the member’s language', async () => {
  const guest = await newMember(app);
  const { id } = (await ask(guest, { orderNumber: 'M1' })).data;
  expect(await mine(guest)).toMatchObject([{ id, state: 'open', orderNumber: 'M1', orderId: null }]);
  const answer = {
    helpRequestId: id,
    replies: ['sorry', 'refund_started'] as ('sorry' | 'refund_started')[],
    text: '马上处理',
    language: 'zh-CN' as const,
  };
  expect((await app.call('answerHelp', answer, staff())).data).toMatchObject({ state: 'answered' });
  const [, said] = (await mine(guest, 'de'))[0]?.messages ?? [];
  expect(said).toMatchObject({ isOfPlatform: true, text: '马上处理', language: 'zh-CN' });
  expect(said?.replies[0]).toBe('Es tut uns leid, dass Sie Ärger hatten.');
});

test('an answered or closed help request is open again when the member writes', async () => {
  const guest = await newMember(app);
  const { id: helpRequestId } = (await ask(guest)).data;
  const waiting = async () => (await app.call('waitingHelpRequests', {}, staff())).data.waiting;
  const before = await waiting();
  await app.call('answerHelp', { helpRequestId, replies: ['need_photo'], language: 'zh-CN' }, staff());
  expect(await waiting()).toBe(before - 1);
  const photo = await insertPicture(app, `member:${guest.id}`, 'help');
  const more = { helpRequestId, photos: [photo] };
  const followed = (await app.call('followUpHelp', more, { token: guest.token })).data;
  expect(followed).toMatchObject({ state: 'open' });
  expect(followed.messages[2]?.photos[0]).toContain(photo);
  expect(await waiting()).toBe(before);
  expect((await app.call('closeHelp', { helpRequestId }, staff())).data).toMatchObject({ state: 'closed' });
  const again = { helpRequestId, text: 'And?' };
  expect((await app.call('followUpHelp', again, { token: guest.token })).data).toMatchObject({ state: 'open' });
});

test('the answer to a visitor’s help request is mailed in the language of the request', async () => {
  const email = 'visitor@example.com';
  const asked = { topic: 'payment', text: 'Bezahlt, aber keine Bestellung.', email } as const;
  const { id } = (await app.call('askForHelp', asked, { language: 'de' })).data;
  const { records } = (await app.call('workHelpRequests', { view: 'open' }, staff())).data;
  expect(records.find((each) => each.id === id)).toMatchObject({
    isMember: false,
    email,
    language: 'de',
    guestName: '',
  });
  await app.call('answerHelp', { helpRequestId: id, replies: ['looking_into_it'], language: 'zh-CN' }, staff());
  await app.drain();
  const emails = app.mailbox.emails.filter(({ to }) => to === email);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.subject).toBe('Chifan hat Ihnen geantwortet');
  expect(emails[0]?.text).toContain('Wir gehen der Sache nach');
});

test('the e-mail address and texts of a visitor’s help request are deleted 180 days after the answer, but not if the request is open or from a member', async () => {
  const visitor = { topic: 'payment', text: 'My name is Ann.' } as const;
  const answered = (await app.call('askForHelp', { ...visitor, email: 'answered@example.com' })).data.id;
  const waiting = (await app.call('askForHelp', { ...visitor, email: 'waiting@example.com' })).data.id;
  const ofMember = (await ask(await newMember(app), { text: 'I am a member.' })).data.id;
  for (const helpRequestId of [answered, ofMember])
    await app.call('answerHelp', { helpRequestId, replies: [], text: '好的', language: 'zh-CN' }, staff());
  app.clock.advance((visitorAddressDays - 1) * dayMs);
  expect(await keptOf(answered)).toEqual(['answered@example.com', 'My name is Ann.', '好的']);
  app.clock.advance(2 * dayMs);
  expect(await keptOf(answered)).toEqual([null, '', '好的']);
  expect(await keptOf(waiting)).toEqual(['waiting@example.com', 'My name is Ann.']);
  expect(await keptOf(ofMember)).toEqual([null, 'I am a member.', '好的']);
});

const dayMs = 86_400_000;

/**
 * Runs the daily cleaning job, and returns the e-mail address and the texts that are still stored of a visitor's help
 * request.
 */
async function keptOf(id: number): Promise<(string | null)[]> {
  const { read } = app.app.database;
  await scheduleHousekeeping(read, app.clock.now());
  await app.drain();
  const messages = await messagesOf(read, [id]);
  return [(await helpRequestById(read, id))?.email ?? null, ...messages.map(({ text }) => text)];
}

test('a visitor’s help request without a valid e-mail address is refused', async () => {
  const asked = { topic: 'other', text: 'Hello' } as const;
  expect((await app.call('askForHelp', asked)).data).toMatchObject({ reason: 'email_invalid' });
  expect((await app.call('askForHelp', { ...asked, email: 'nobody' })).data).toMatchObject({ reason: 'email_invalid' });
});

test('a help request accepts only pictures that the member uploaded for help, and none from a visitor', async () => {
  const guest = await newMember(app);
  const other = await insertPicture(app, `member:${city.member.id}`, 'help');
  const refund = await insertPicture(app, `member:${guest.id}`, 'refund');
  for (const photos of [[other], [refund]]) {
    expect((await ask(guest, { photos })).data).toMatchObject({ reason: 'picture_unknown' });
  }
  const asked = { topic: 'other', text: 'Hello', email: 'a@example.com', photos: [other] } as const;
  expect((await app.call('askForHelp', { ...asked, photos: [other] })).data).toMatchObject({
    reason: 'picture_unknown',
  });
});

test('a help request is refused if the guest has the maximum number of open help requests', async () => {
  const guest = await newMember(app);
  for (let sent = 0; sent < maxOpenHelpRequests; sent += 1) expect((await ask(guest)).success).toBe(true);
  expect((await ask(guest)).data).toMatchObject({ reason: 'too_many_help_requests' });
  const [first] = await mine(guest);
  await app.call('closeHelp', { helpRequestId: first?.id ?? 0 }, staff());
  expect((await ask(guest)).success).toBe(true);
});

test('a help request is linked to an order only if the order is the guest’s own', async () => {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  const { number } = (await app.call('orderDetail', { orderId }, { token: city.member.token })).data;
  const stranger = await newMember(app);
  await ask(stranger, { orderNumber: number });
  await ask(city.member, { orderNumber: number });
  expect(await mine(stranger)).toMatchObject([{ orderNumber: number, orderId: null }]);
  expect(await mine(city.member)).toMatchObject([{ orderNumber: number, orderId }]);
});

test('an operator’s answer without a predefined sentence or a text is refused', async () => {
  const guest = await newMember(app);
  const { id: helpRequestId } = (await ask(guest)).data;
  expect((await app.call('answerHelp', { helpRequestId, language: 'zh-CN' }, staff())).data).toMatchObject({
    reason: 'help_answer_empty',
  });
});

test.each(languages)(
  'the staff console shows each predefined sentence in Chinese and in the guest’s language %s',
  async (language) => {
    const { replies } = (await app.call('helpReplyTexts', { language }, staff())).data;
    expect(replies.length).toBe(9);
    for (const { zh, guest } of replies) {
      expect(zh).toMatch(/\p{Script=Han}/u);
      expect(guest).not.toMatch(/^help\./);
    }
  },
);

test('guests are not offered a chat channel that the operator has not configured', async () => {
  expect((await app.call('helpChannels', {})).data).toEqual({ whatsApp: null, weChat: null });
});

test('the call webView returns null instead of an error for a URL whose origin is not allowed', async () => {
  const answer = await app.call('webView', { url: 'https://elsewhere.example/p/7' });
  expect(answer).toMatchObject({ status: 200, success: true, data: { url: null } });
});
