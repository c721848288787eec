import { maxOpenHelpRequests } from '@chifan/domain/help';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inFreshSmallCity } from '../../../testing/in-small-city.ts';
import {
  newMember,
  noodlesToTakeAway,
  placePaid,
  type SmallCity,
  statementsWaitingForLocks,
  type TestApp,
} from '../../../testing/index.ts';
import { writeStaffEmail } from '../../member/index.ts';
import { lockHelpRequest } from '../help-request.store.ts';
import { helpData } from '../member-privacy.store.ts';

let app: TestApp;
let city: SmallCity;
inFreshSmallCity((opened) => {
  ({ app, city } = opened);
});

type Report = { orderId?: number; symptoms?: ('breathing' | 'rash')[]; text?: string };
const report = (said: Report, { token } = city.member) => app.call('reportUnwell', said, { token });
const staff = () => ({ token: city.operator.token });
const waiting = async () => (await app.call('waitingHelpRequests', {}, staff())).data;
const list = async () => (await app.call('workHelpRequests', { view: 'open' }, staff())).data.records;

const operatorHasEmail = () =>
  app.app.database.transact((tx) => writeStaffEmail(tx, city.operator.id, 'duty@example.com'));
const mailed = async () => {
  await app.drain();
  return app.mailbox.emails.filter(({ to }) => to === 'duty@example.com');
};

test('operators see a guest’s report of feeling unwell before all other help requests', async () => {
  const guest = await newMember(app);
  await app.call('askForHelp', { topic: 'order', text: 'Where is it?' }, { token: guest.token });
  app.clock.advance(1_000);
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  expect((await report({ orderId, symptoms: ['rash'], text: 'After the tea.' })).success).toBe(true);
  const [first, second] = await list();
  expect(first).toMatchObject({
    symptoms: ['rash'],
    topic: 'allergy',
    orderId,
    messages: [{ text: 'After the tea.' }],
  });
  expect(second).toMatchObject({ symptoms: null });
  expect(await waiting()).toEqual({ waiting: 2, urgent: 1 });
});

test('a report of feeling unwell without a text gets a default text in the guest’s language', async () => {
  await app.call('reportUnwell', {}, { token: city.member.token, language: 'de' });
  const [first] = await list();
  expect(first).toMatchObject({ symptoms: [], orderId: null, language: 'de' });
  expect(first?.messages).toMatchObject([{ text: 'Mir ist nach dem Essen unwohl.', language: 'de' }]);
});

test('a second report of feeling unwell about the same order is added to the open help request', async () => {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  const { id } = (await report({ orderId, symptoms: ['rash'] })).data;
  expect((await report({ orderId, symptoms: ['breathing', 'rash'], text: 'Worse.' })).data.id).toBe(id);
  expect(await list()).toMatchObject([{ id, symptoms: ['breathing', 'rash'], messages: [{}, { text: 'Worse.' }] }]);
});

test('a report of feeling unwell opens a new urgent request if operators answer the earlier report at the same time', async () => {
  const { id } = (await report({ symptoms: ['rash'] })).data;
  const { database } = app.app;
  const { second } = await database.transact(async (tx) => {
    await lockHelpRequest(tx, id);
    await sql`UPDATE help_request SET state = 'answered' WHERE id = ${id}`.execute(tx);
    const reported = report({ symptoms: ['breathing'], text: 'Worse.' });
    await expect.poll(() => statementsWaitingForLocks(database)).toBe(1);
    return { second: reported };
  });
  expect((await second).data.id).not.toBe(id);
  expect(await waiting()).toEqual({ waiting: 1, urgent: 1 });
});

test('a guest with the maximum number of open help requests can still report feeling unwell', async () => {
  for (let count = 0; count < maxOpenHelpRequests; count += 1)
    await app.call('askForHelp', { topic: 'other', text: 'Hello' }, { token: city.member.token });
  expect((await report({})).success).toBe(true);
});

test('a report of feeling unwell about another guest’s order is refused', async () => {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  const other = await newMember(app);
  expect((await report({ orderId }, other)).data).toMatchObject({ reason: 'order_not_found' });
});

test('a report of feeling unwell is mailed to each operator once, without the guest’s name and text', async () => {
  await operatorHasEmail();
  await report({ symptoms: ['rash'], text: 'My throat itches.' });
  await report({ text: 'Still.' });
  const mails = await mailed();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('紧急：有客人身体不适');
  expect(JSON.stringify(mails[0])).not.toContain('throat');
});

test('a report of feeling unwell that was answered is no longer mailed and no longer counts as urgent', async () => {
  await operatorHasEmail();
  const { id } = (await report({})).data;
  await app.call('answerHelp', { helpRequestId: id, replies: ['looking_into_it'], language: 'zh-CN' }, staff());
  expect(await mailed()).toEqual([]);
  expect(await waiting()).toEqual({ waiting: 0, urgent: 0 });
});

test('the symptoms that a guest reported are exported with the guest’s data and deleted with the account', async () => {
  const guest = await newMember(app);
  await report({ symptoms: ['rash'] }, guest);
  const { database } = app.app;
  expect(await helpData.exportData?.(database.read, guest.id)).toMatchObject({
    helpRequests: [{ symptoms: ['rash'] }],
  });
  await database.transact(async (tx) => helpData.deleteData?.(tx, guest.id));
  const { rows } = await sql<{ symptoms: string[] }>`SELECT symptoms FROM help_request`.execute(database.read);
  expect(rows).toEqual([{ symptoms: [] }]);
});
