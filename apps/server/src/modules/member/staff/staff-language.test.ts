import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  noodlesDelivered,
  noodlesToTakeAway,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { hashPassword } from '../hashed-password.ts';
import { password } from '../member-in-tests.ts';
import { createStaff } from './staff.store.ts';

let app: TestApp;
let city: SmallCity;
beforeAll(async () => {
  ({ app, city } = await openTestCity());
});
afterAll(() => app.close());

let people = 0;
async function newLogin(): Promise<string> {
  people += 1;
  const login = `reader-${people}`;
  const staff = {
    login,
    role: 'courier',
    name: login,
    phone: null,
    passwordHash: await hashPassword(password),
  } as const;
  await createStaff(app.app.database.read, staff, app.clock.now());
  return login;
}
const signIn = async (login: string, language?: 'zh-CN' | 'en' | 'zh-Hant-HK') =>
  (await app.call('staffLogin', { login, password, ...(language && { language }) })).data.token;
const languageOf = async (token: string) => (await app.call('staffMe', {}, { token })).data.language;

test('the first sign-in sets the language of a staff account until the staff member chooses another', async () => {
  const login = await newLogin();
  const old = await signIn(login);
  expect(await languageOf(old)).toBeNull();
  const here = await signIn(login, 'zh-Hant-HK');
  expect(await languageOf(old)).toBe('zh-Hant-HK');
  const choose = () => app.call('setStaffLanguage', { language: 'en' }, { token: here });
  // Repeat the call, as the app does after a lost response.
  expect([(await choose()).success, (await choose()).success]).toEqual([true, true]);
  const elsewhere = await signIn(login, 'zh-CN');
  expect([await languageOf(here), await languageOf(elsewhere)]).toEqual(['en', 'en']);
});

test('setStaffLanguage rejects unsupported languages and callers who are guests', async () => {
  const token = await signIn(await newLogin());
  const asked = await app.call('setStaffLanguage', { language: 'ja' as 'en' }, { token });
  expect([asked.status, await languageOf(token)]).toEqual([400, null]);
  const ofGuest = await app.call('setStaffLanguage', { language: 'en' }, { token: city.member.token });
  expect(ofGuest.data).toMatchObject({ reason: 'no_permission' });
});

test('error messages of staff calls are in the language of the request', async () => {
  const refusal = async (language: 'zh-CN' | 'en' | 'zh-Hant-HK') =>
    (await app.call('acceptOrder', { orderId: 999_999 }, { token: city.merchant.token, language })).message;
  const said = [await refusal('zh-CN'), await refusal('en'), await refusal('zh-Hant-HK')];
  expect(new Set(said).size).toBe(3);
  expect(said[2]).toMatch(/訂單/);
  const wrong = await app.call(
    'acceptOrder',
    { orderId: 'x' as unknown as number },
    { token: city.merchant.token, language: 'zh-Hant-HK' },
  );
  expect(wrong.message).toMatch(/請/);
});

test('staff get the dish names of an order in Chinese, and also in English if the request language is English', async () => {
  const orderId = await placePaid(app, city, noodlesToTakeAway(city));
  const linesIn = async (language: 'zh-CN' | 'en' | 'zh-Hant-HK') =>
    (await app.call('merchantOrders', { pageNo: -1 }, { token: city.merchant.token, language })).data.records.find(
      ({ id }) => id === orderId,
    )?.lines;
  const chinese = { nameZh: '面', chosenZh: [expect.stringContaining('大份')] };
  expect(await linesIn('en')).toMatchObject([
    { ...chinese, name: 'noodles', chosen: [expect.stringContaining('Large')] },
  ]);
  expect(await linesIn('zh-CN')).toMatchObject([{ ...chinese, name: null, chosen: [] }]);
  expect(await linesIn('zh-Hant-HK')).toMatchObject([{ ...chinese, name: null, chosen: [] }]);
});

test('received order messages and the ready-made replies are in the language of the staff member', async () => {
  const orderId = await placePaid(app, city, noodlesDelivered(city));
  await app.call('acceptOrder', { orderId }, { token: city.merchant.token });
  await app.call('sendOrderMessage', { orderId, to: 'merchant', code: 'how_long' }, { token: city.member.token });
  const readIn = async (language: 'zh-CN' | 'en' | 'zh-Hant-HK') => {
    const reader = { token: city.merchant.token, language };
    const { records } = (await app.call('merchantOrders', { pageNo: -1 }, reader)).data;
    const { choices } = (await app.call('orderMessageChoices', { orderId }, reader)).data;
    return [records.find(({ id }) => id === orderId)?.messages[0]?.text, choices[0]?.text, choices[0]?.groupText];
  };
  const read = [await readIn('zh-CN'), await readIn('en'), await readIn('zh-Hant-HK')];
  for (const at of [0, 1]) expect(new Set(read.map((texts) => texts[at])).size).toBe(3);
  expect(read[1]?.join('')).not.toMatch(/\p{Script=Han}/u);
});
