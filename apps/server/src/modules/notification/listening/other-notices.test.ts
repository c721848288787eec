import { answerNotificationSeconds } from '@chifan/domain/help';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import { newMember, noodlesToTakeAway, placePaid, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { registered } from '../../member/member-in-tests.ts';

let app: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => {
  ({ app, city } = opened);
});

const notices = async (token = city.member.token, language: 'en' | 'de' = 'en') => {
  await app.drain();
  return (await app.call('listNotices', {}, { token, language })).data.records;
};
const mailed = (subject: string) => app.mailbox.emails.filter((email) => email.subject === subject);

async function reviewed(): Promise<{ reviewId: number; orderId: number }> {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  await sql`UPDATE customer_order SET state = 'completed', completed_at = ${app.clock.now()}
    WHERE id = ${orderId}`.execute(app.app.database.read);
  const saved = await app.call('saveReview', { orderId, stars: 2, text: 'Cold' }, city.member);
  return { reviewId: saved.data.review?.id ?? 0, orderId };
}

test('each reply to a review notifies its author, and the notification opens the review', async () => {
  const { reviewId, orderId } = await reviewed();
  const reply = (text: string) => app.call('replyToReview', { reviewId, text, phrases: [] }, city.merchant);
  expect((await reply('抱歉')).success).toBe(true);
  expect(await notices()).toMatchObject([
    {
      kind: 'review',
      title: 'Noodle House has replied to your review',
      screen: { path: 'pages/order/evaluate/evaluate', params: { orderId: String(orderId) } },
    },
  ]);
  expect(mailed('Noodle House has replied to your review')).toHaveLength(1);
});

test('the author of a review is notified if the platform hides or restores it, but not if the platform rejects a report of it', async () => {
  const { reviewId } = await reviewed();
  const decide = (decision: 'keep' | 'hide' | 'restore') =>
    app.call(
      'moderateReview',
      { reviewId, decision, ...(decision === 'hide' && { reason: 'abusive' as const }) },
      city.operator,
    );
  const other = await newMember(app);
  await app.call('reportReview', { reviewId, reason: 'abusive' }, other);
  expect((await decide('keep')).success).toBe(true);
  expect(await notices()).toEqual([]);
  expect((await decide('hide')).success).toBe(true);
  expect((await notices()).map(({ title }) => title)).toEqual(['Your review is hidden']);
  expect((await decide('restore')).success).toBe(true);
  expect((await notices()).map(({ title }) => title)).toEqual([
    'Your review is visible again',
    'Your review is hidden',
  ]);
  expect(await notices(other.token)).toEqual([]);
});

/** Answers a help request as an operator, and advances the clock to the time of the notification. */
async function answerLater(answer: Parameters<typeof app.call<'answerHelp'>>[1]): Promise<void> {
  await app.call('answerHelp', answer, city.operator);
  app.clock.advance(answerNotificationSeconds * 1000);
}

const ask = async (token: string) =>
  (await app.call('askForHelp', { topic: 'order', text: 'Something is missing.' }, { token })).data.id;

test('an answer to a help request causes a notification and a mail in the member’s language', async () => {
  await app.call('setLanguage', { language: 'de' }, city.member);
  const helpRequestId = await ask(city.member.token);
  const answer = { helpRequestId, replies: ['sorry' as const], language: 'zh-CN' as const };
  await answerLater(answer);
  expect(await notices(city.member.token, 'de')).toMatchObject([
    {
      kind: 'help',
      title: 'Wir haben Ihnen geantwortet',
      screen: { path: 'pages/help/service/service', params: { request: String(helpRequestId) } },
    },
  ]);
  expect(mailed('Wir haben Ihnen geantwortet')).toHaveLength(1);
});

test('a member who reads the answer to a help request in the app at once gets neither a notification nor a mail', async () => {
  const helpRequestId = await ask(city.member.token);
  const answer = { helpRequestId, replies: ['sorry' as const], language: 'zh-CN' as const };
  const { messages } = (await app.call('answerHelp', answer, city.operator)).data;
  await app.call('readHelp', { helpRequestId, upToId: messages.at(-1)?.id ?? 0 }, city.member);
  app.clock.advance(answerNotificationSeconds * 1000);
  expect(await notices()).toEqual([]);
  expect(mailed('We have replied to your question')).toEqual([]);
});

test('a member is notified when the platform closes an unanswered help request, but not when it closes an answered one', async () => {
  const [answered, unanswered] = [await ask(city.member.token), await ask(city.member.token)];
  await answerLater({ helpRequestId: answered, replies: ['solved'], language: 'zh-CN' });
  for (const helpRequestId of [answered, unanswered]) {
    expect((await app.call('closeHelp', { helpRequestId }, city.operator)).success).toBe(true);
  }
  expect((await notices()).map(({ title }) => title).toSorted()).toEqual([
    'We have replied to your question',
    'Your question was closed',
  ]);
});

test('a finished data export has a notification in the app and only one mail, which the member module sends', async () => {
  const { token } = await registered(app, 'copy@example.com');
  expect((await app.call('askExport', {}, { token })).success).toBe(true);
  expect(await notices(token)).toMatchObject([
    { kind: 'account', title: 'The copy of your data is ready', screen: { path: 'pages/mine/userinfo/userinfo' } },
  ]);
  expect(
    app.mailbox.emails.filter(({ to, subject }) => to === 'copy@example.com' && subject.includes('copy')),
  ).toHaveLength(1);
});

test('a notification is listed in the app even if the member switched off its mails', async () => {
  await app.call('chooseNotices', { kind: 'help', channel: 'email', isOn: false }, city.member);
  const helpRequestId = await ask(city.member.token);
  await answerLater({ helpRequestId, replies: ['sorry'], language: 'zh-CN' });
  expect(await notices()).toHaveLength(1);
  expect(mailed('We have replied to your question')).toEqual([]);
});
