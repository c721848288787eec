import type { OrderMessage } from '@chifan/contract/ordering/message-views';
import type { Language } from '@chifan/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import {
  noodlesDelivered,
  noodlesToTakeAway,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
  type TestPerson,
} from '../../../testing/index.ts';
import { openTranslator, type TestTranslator } from '../../../testing/sandbox/translator.ts';
import { grantBalance } from '../../wallet/index.ts';

type Opened = { readonly app: TestApp; readonly city: SmallCity };
type To = 'member' | 'merchant' | 'courier';

export const as = (person: TestPerson, language?: Language) => ({ token: person.token, ...(language && { language }) });

export const newestOf = ({ messages }: { readonly messages: readonly OrderMessage[] }) =>
  messages.at(-1) ?? expect.fail('there is no message');

/**
 * Opens a test city with a machine translator for all tests of a file.
 * @returns functions that act as guest, kitchen and courier and read what each of them sees
 */
export function inTalkingCity(onOpen: (opened: Opened) => void) {
  let app: TestApp;
  let city: SmallCity;
  let standIn: TestTranslator;
  beforeAll(async () => {
    standIn = await openTranslator();
    ({ app, city } = await openTestCity(() => ({ translation: standIn.config })));
    onOpen({ app, city });
  });
  afterAll(async () => {
    await app.close();
    await standIn.close();
  });
  // Earlier messages are deleted, so that they do not count towards the limits.
  beforeEach(async () => {
    app.clock.advance(120_000);
    const gift = { key: `gift-of-${Math.random()}`, memberId: city.member.id, amount: 20_000, at: app.clock.now() };
    await app.app.database.transact((tx) => grantBalance(tx, gift));
    await sql`UPDATE customer_order SET state = 'completed' WHERE courier_id = ${city.courier.id}`.execute(
      app.app.database.read,
    );
    await sql`DELETE FROM translation`.execute(app.app.database.read);
    await sql`DELETE FROM order_message`.execute(app.app.database.read);
  });

  const write = (person: TestPerson, orderId: number, to: To, text: string, more: object = {}) =>
    app.call('writeOrderMessage', { orderId, to, text }, { ...as(person), ...more });
  const guestSees = async (orderId: number, language: Language = 'en') =>
    (await app.call('orderDetail', { orderId }, as(city.member, language))).data;
  const kitchenSees = async (orderId: number) => {
    const { records } = (await app.call('merchantOrders', { pageNo: -1 }, as(city.merchant, 'zh-CN'))).data;
    return records.find(({ id }) => id === orderId) ?? expect.fail('the kitchen has no such order');
  };
  const courierSees = async (orderId: number) => {
    const { mine } = (await app.call('courierJobs', {}, as(city.courier, 'zh-CN'))).data;
    return mine.find(({ id }) => id === orderId) ?? expect.fail('the courier has no such job');
  };

  async function accepted(): Promise<number> {
    const orderId = await placePaid(app, city, noodlesToTakeAway(city));
    await app.call('acceptOrder', { orderId }, as(city.merchant));
    return orderId;
  }

  async function onTheWay(): Promise<number> {
    const orderId = await placePaid(app, city, noodlesDelivered(city));
    await app.call('acceptOrder', { orderId }, as(city.merchant));
    await app.call('markReady', { orderId }, as(city.merchant));
    await app.call('takeJob', { orderId }, as(city.courier));
    await app.call('collectOrder', { orderId }, as(city.courier));
    return orderId;
  }
  return { write, guestSees, kitchenSees, courierSees, accepted, onTheWay };
}

/** A text that only the machine translator can translate. Its translations follow. */
export const mother = '母は80歳なので、お肉を小さく切ってください。';
export const motherZh = '我母亲80岁了，请把肉切小一点。 [sandbox]';
export const noted = '厨师已经记下了，从今天起会少放油。';
export const notedEn = 'Our cook has noted it and will use less oil from today. [sandbox]';
