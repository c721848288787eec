import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember, openTestCity, type SmallCity, type TestApp } from '../../testing/index.ts';
import { openTranslator, type TestTranslator } from '../../testing/sandbox/translator.ts';
import { helpData } from './member-privacy.store.ts';

let app: TestApp;
let city: SmallCity;
let standIn: TestTranslator;
beforeAll(async () => {
  standIn = await openTranslator();
  ({ app, city } = await openTestCity(() => ({ translation: standIn.config })));
});
afterAll(async () => {
  await app.close();
  await standIn.close();
});

const staff = () => ({ token: city.operator.token, language: 'zh-CN' as const });
const asked = async (id: number) => {
  const { records } = (await app.call('workHelpRequests', { view: 'all' }, staff())).data;
  return records.find((each) => each.id === id)?.messages;
};

test('an operator reads a help request in Chinese, and the guest reads the answer in their own language', async () => {
  const guest = await newMember(app);
  const question = { topic: 'order', text: 'Мы празднуем день рождения.' } as const;
  const { id } = (await app.call('askForHelp', question, { token: guest.token, language: 'ru' })).data;
  await expect
    .poll(async () => (await asked(id))?.[0]?.translated)
    .toEqual({ text: '我们在过生日。 [sandbox]', by: 'machine', rest: null, isComing: false });
  const text = '厨师已经记下了，从今天起会少放油。';
  await app.call('answerHelp', { helpRequestId: id, text, language: 'zh-CN' }, staff());
  const mine = async (language: 'ru' | 'zh-CN') =>
    (await app.call('helpRequests', {}, { token: guest.token, language })).data.records[0]?.messages;
  await expect
    .poll(async () => (await mine('ru'))?.[1]?.translated?.text)
    .toBe('Наш повар учёл это и с сегодняшнего дня кладёт меньше масла. [sandbox]');
  expect((await mine('ru'))?.[0]?.translated).toBeNull();
  expect((await mine('zh-CN'))?.[1]).toMatchObject({ text, translated: null });
});

test('a question to support that cannot be translated is returned without a translation', async () => {
  const guest = await newMember(app);
  const question = { topic: 'other', text: 'Zweiundvierzig Siebenschläfer' } as const;
  const { id } = (await app.call('askForHelp', question, { token: guest.token, language: 'de' })).data;
  await expect
    .poll(async () => (await asked(id))?.[0]?.translated)
    .toEqual({ text: null, by: null, rest: question.text, isComing: false });
});

test('the machine translation of a member’s text is deleted with the member', async () => {
  const guest = await newMember(app);
  const question = { topic: 'other', text: 'We are celebrating a birthday.' } as const;
  const { id } = (await app.call('askForHelp', question, { token: guest.token })).data;
  const isKept = async () => {
    const { rows } = await sql`SELECT FROM translation WHERE text LIKE '我们在过生日%' AND source = 'en'`.execute(
      app.app.database.read,
    );
    return rows.length > 0;
  };
  await expect.poll(async () => (await asked(id))?.[0]?.translated?.text).toContain('过生日');
  expect(await isKept()).toBe(true);
  await app.app.database.transact(async (tx) => helpData.deleteData?.(tx, guest.id));
  expect(await isKept()).toBe(false);
});
