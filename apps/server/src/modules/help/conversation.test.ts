import {
  maxHelpMessagesPerHour,
  maxOpenHelpRequests,
  maxVisitorHelpRequestsPerDay,
  minRepliesForTime,
} from '@chifan/domain/help';
import { expect, test } from 'vitest';
import { inFreshSmallCity } from '../../testing/in-small-city.ts';
import { newMember, type SmallCity, type TestApp, type TestPerson } from '../../testing/index.ts';

let app: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => {
  ({ app, city } = opened);
});

const as = ({ token }: TestPerson, language: 'en' | 'de' = 'en') => ({ token, language });
const staff = () => ({ token: city.operator.token, language: 'zh-CN' as const });
const ask = async (by: TestPerson) =>
  (await app.call('askForHelp', { topic: 'order', text: 'Where is it?' }, as(by))).data.id;
const answer = async (helpRequestId: number, text = '马上处理') =>
  (await app.call('answerHelp', { helpRequestId, text, language: 'zh-CN' }, staff())).data.messages.at(-1)?.id ?? 0;
const conversation = async (by: TestPerson, helpRequestId: number) =>
  (await app.call('helpConversation', { helpRequestId }, as(by))).data;
const unread = async (by: TestPerson) => (await app.call('unreadHelp', {}, as(by))).data.unread;

test('an operator reads a guest’s predefined sentence in Chinese, and the guest reads it in the guest’s language', async () => {
  const guest = await newMember(app);
  const asked = { topic: 'delivery' as const, sentences: ['courier_lost' as const] };
  const { id } = (await app.call('askForHelp', asked, as(guest, 'de'))).data;
  const { records } = (await app.call('workHelpRequests', { view: 'open' }, staff())).data;
  expect(records.find((each) => each.id === id)?.messages[0]).toMatchObject({ replies: ['骑手找不到我。'], text: '' });
  const mine = (await app.call('helpConversation', { helpRequestId: id }, as(guest, 'de'))).data;
  expect(mine.messages[0]?.replies).toEqual(['Der Kurier findet mich nicht.']);
});

test('a message of a help request without a predefined sentence, a text or a photo is refused', async () => {
  const guest = await newMember(app);
  expect((await app.call('askForHelp', { topic: 'other', text: ' ' }, as(guest))).data).toMatchObject({
    reason: 'help_answer_empty',
  });
  const helpRequestId = await ask(guest);
  expect((await app.call('followUpHelp', { helpRequestId }, as(guest))).data).toMatchObject({
    reason: 'help_answer_empty',
  });
});

test('answers to a help request count as unread until the member reads them, and the operator sees which answers the member has read', async () => {
  const guest = await newMember(app);
  const helpRequestId = await ask(guest);
  const first = await answer(helpRequestId);
  const second = await answer(helpRequestId, '已经处理');
  expect(await unread(guest)).toBe(2);
  expect(await conversation(guest, helpRequestId)).toMatchObject({
    unread: 2,
    messages: [{ isRead: true }, { isRead: false }, { isRead: false }],
  });
  expect((await app.call('readHelp', { helpRequestId, upToId: first }, as(guest))).success).toBe(true);
  expect(await unread(guest)).toBe(1);
  const { records } = (await app.call('workHelpRequests', { view: 'all' }, staff())).data;
  expect(records.find(({ id }) => id === helpRequestId)?.messages.map(({ isRead }) => isRead)).toEqual([
    true,
    true,
    false,
  ]);
  await app.call('readHelp', { helpRequestId, upToId: second + 1_000 }, as(guest));
  await app.call('readHelp', { helpRequestId, upToId: first }, as(guest));
  expect(await unread(guest)).toBe(0);
  await answer(helpRequestId, '还有别的吗？');
  expect(await unread(guest)).toBe(1);
});

test('a member can neither see, mark as read nor close another member’s help request', async () => {
  const helpRequestId = await ask(await newMember(app));
  const stranger = as(await newMember(app));
  const refusal = { data: { reason: 'help_request_not_found' } };
  expect(await app.call('helpConversation', { helpRequestId }, stranger)).toMatchObject(refusal);
  expect(await app.call('readHelp', { helpRequestId, upToId: 1 }, stranger)).toMatchObject(refusal);
  expect(await app.call('closeOwnHelp', { helpRequestId }, stranger)).toMatchObject(refusal);
});

test('a member closes a help request, and an answer of the platform opens the conversation again', async () => {
  const guest = await newMember(app);
  const helpRequestId = await ask(guest);
  expect((await app.call('closeOwnHelp', { helpRequestId }, as(guest))).data).toMatchObject({
    state: 'closed',
    allowedEvents: ['follow_up'],
  });
  await answer(helpRequestId);
  expect(await conversation(guest, helpRequestId)).toMatchObject({ state: 'answered', unread: 1 });
});

test('a message of a help request is stored once if the app repeats the call with the same idempotency key', async () => {
  const guest = await newMember(app);
  const helpRequestId = await ask(guest);
  const twice = () =>
    app.call(
      'followUpHelp',
      { helpRequestId, sentences: ['still_waiting'] },
      { ...as(guest), idempotencyKey: 'one-tap-of-a-guest' },
    );
  expect(await twice()).toMatchObject({ success: true });
  expect(await twice()).toMatchObject({ success: true });
  expect((await conversation(guest, helpRequestId)).messages).toHaveLength(2);
});

test('messages of a help request above the hourly limit are refused, even if the member sends them at the same time', async () => {
  const guest = await newMember(app);
  const helpRequestId = await ask(guest);
  const once = () => app.call('followUpHelp', { helpRequestId, text: 'Hello?' }, as(guest));
  const sent = await Promise.all(Array.from({ length: maxHelpMessagesPerHour + 2 }, once));
  expect(sent.filter(({ success }) => success)).toHaveLength(maxHelpMessagesPerHour - 1);
  expect(await once()).toMatchObject({ data: { reason: 'too_many_help_messages' } });
  app.clock.advance(61 * 60_000);
  expect((await once()).success).toBe(true);
});

test('a member with the maximum number of open help requests cannot reopen an answered request by writing to it', async () => {
  const guest = await newMember(app);
  const answered = await ask(guest);
  await answer(answered);
  for (let sent = 0; sent < maxOpenHelpRequests; sent += 1) await ask(guest);
  const more = { helpRequestId: answered, text: 'One more thing.' };
  expect(await app.call('followUpHelp', more, as(guest))).toMatchObject({
    data: { reason: 'too_many_help_requests' },
  });
});

test('visitors from one IP network can send only a limited number of help requests a day', async () => {
  const once = (at: number) =>
    app.call('askForHelp', { topic: 'other', text: 'Hello', email: `guest${at}@example.com` });
  for (let at = 0; at < maxVisitorHelpRequestsPerDay; at += 1) {
    // Advance the clock by a minute, because another limit counts the requests per minute.
    app.clock.advance(60_000);
    expect((await once(at)).success).toBe(true);
  }
  expect((await once(99)).data).toMatchObject({ reason: 'too_many_requests' });
  app.clock.advance(86_400_000);
  expect((await once(100)).success).toBe(true);
});

test('the help desk shows a usual reply time only if the platform has recently answered enough help requests', async () => {
  const guest = await newMember(app);
  const desk = async () => (await app.call('helpDesk', {}, { language: 'de' })).data;
  expect((await desk()).reply).toEqual({ kind: 'unknown' });
  for (let sent = 0; sent < minRepliesForTime; sent += 1) {
    const helpRequestId = await ask(guest);
    app.clock.advance(4 * 60_000);
    await answer(helpRequestId);
  }
  const { reply, sentences } = await desk();
  expect(reply).toEqual({ kind: 'minutes', minutes: 5 });
  expect(sentences).toContainEqual({ sentence: 'late', topic: 'order', text: 'Meine Bestellung verspätet sich.' });
  expect(sentences).toContainEqual({ sentence: 'thanks', topic: null, text: 'Danke!' });
});
