import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertPicture,
  manyConnections,
  noodlesDelivered,
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;
beforeAll(async () => {
  test = await openTestApp(manyConnections);
});
beforeEach(async () => {
  city = await openSmallCity(test);
});
afterAll(() => test.close());

const as = ({ token }: { token: string }) => ({ token });
const reasonOf = ({ data }: { data: object }) => Reflect.get(data, 'reason');
const guestSees = async (orderId: number) => (await test.call('orderDetail', { orderId }, as(city.member))).data;

describe('a hand-over code', () => {
  const handOver = (orderId: number, proof: { code?: string; photo?: string }) =>
    test.call('handOver', { orderId, ...proof }, as(city.courier));
  const photo = () => insertPicture(test, `courier:${city.courier.id}`, 'hand_over');

  async function collected() {
    const orderId = await placePaid(test, city, noodlesDelivered(city));
    await test.call('acceptOrder', { orderId }, as(city.merchant));
    await test.call('markReady', { orderId }, as(city.merchant));
    await test.call('takeJob', { orderId }, as(city.courier));
    await test.call('collectOrder', { orderId }, as(city.courier));
    const right = (await guestSees(orderId)).handOverCode ?? '';
    return { orderId, right, wrong: right === '0000' ? '1111' : '0000' };
  }

  it('a wrong hand-over code returns the remaining tries, and the right code is still accepted', async () => {
    const { orderId, right, wrong } = await collected();
    for (const triesLeft of [4, 3, 2, 1])
      expect((await handOver(orderId, { code: wrong })).data).toEqual({
        reason: 'hand_over_code_wrong',
        details: { triesLeft },
      });
    expect((await handOver(orderId, { code: right })).data).toMatchObject({ state: 'delivered', isCodeLocked: false });
  });

  it('five wrong hand-over codes lock the code, after which only a photo is accepted', async () => {
    const { orderId, right, wrong } = await collected();
    const locked = () => test.call('platformOrders', { isCodeLocked: true }, as(city.operator));
    const before = (await locked()).data.total;
    for (let tries = 0; tries < 4; tries += 1) await handOver(orderId, { code: wrong });
    expect(reasonOf(await handOver(orderId, { photo: await photo() }))).toBe('hand_over_photo_not_asked');
    expect(reasonOf(await handOver(orderId, { code: wrong }))).toBe('hand_over_code_locked');
    expect(reasonOf(await handOver(orderId, { code: right }))).toBe('hand_over_code_locked');
    const { total, records } = (await locked()).data;
    expect(total).toBe(before + 1);
    expect(records.find(({ id }) => id === orderId)).toMatchObject({ isCodeLocked: true });
    expect((await handOver(orderId, { photo: await photo() })).data).toMatchObject({ state: 'delivered' });
    expect((await locked()).data.records.find(({ id }) => id === orderId)?.handOverPhoto).not.toBeNull();
  });

  it('thirty concurrent wrong hand-over codes lock the code after five tries', async () => {
    const { orderId, right, wrong } = await collected();
    const answers = await Promise.all(Array.from({ length: 30 }, () => handOver(orderId, { code: wrong })));
    const reasons = answers.map(reasonOf);
    expect(reasons.filter((reason) => reason === 'hand_over_code_wrong')).toHaveLength(4);
    expect(reasons.filter((reason) => reason === 'hand_over_code_locked')).toHaveLength(26);
    expect(reasonOf(await handOver(orderId, { code: right }))).toBe('hand_over_code_locked');
  });
});

describe('a pick-up code', () => {
  const redeem = (code: string) => test.call('redeemCode', { shopId: city.shopId, code }, as(city.merchant));

  async function issued() {
    const orderId = await placePaid(test, city, noodlesToTakeAway(city));
    await test.call('acceptOrder', { orderId }, as(city.merchant));
    test.clock.advance(60_000);
    await test.drain();
    const right = (await guestSees(orderId)).pickUpCode ?? '';
    return { orderId, right, wrong: right === 'A001' ? 'A002' : 'A001' };
  }

  it('five wrong pick-up codes pause code entry at the shop for ten minutes', async () => {
    const { orderId, right, wrong } = await issued();
    for (const triesLeft of [4, 3, 2, 1])
      expect((await redeem(wrong)).data).toEqual({ reason: 'pick_up_code_wrong', details: { triesLeft } });
    test.clock.advance(60_000);
    for (const code of [wrong, right])
      expect(await redeem(code)).toMatchObject({
        status: 429,
        data: { reason: 'pick_up_code_paused', details: { waitSeconds: 540 } },
      });
    test.clock.advance(540_000);
    expect((await redeem(right)).data).toMatchObject({ id: orderId, state: 'completed' });
  });

  it('forty concurrent wrong pick-up codes pause code entry at the shop after five tries', async () => {
    const { orderId, right, wrong } = await issued();
    expect(reasonOf(await redeem(wrong))).toBe('pick_up_code_wrong');
    const answers = await whileTriesAreLocked(() => Array.from({ length: 40 }, () => redeem(wrong)));
    const reasons = answers.map(reasonOf);
    expect(reasons.filter((reason) => reason === 'pick_up_code_wrong')).toHaveLength(3);
    expect(reasons.filter((reason) => reason === 'pick_up_code_paused')).toHaveLength(37);
    expect(reasonOf(await redeem(right))).toBe('pick_up_code_paused');
    test.clock.advance(600_000);
    expect((await redeem(right)).data).toMatchObject({ id: orderId, state: 'completed' });
  });

  /**
   * Starts the calls while the row that counts wrong codes is locked, and unlocks the row when several calls wait.
   * Calls that do not lock the row would all read the same old count.
   */
  async function whileTriesAreLocked<Answered>(start: () => Promise<Answered>[]): Promise<Answered[]> {
    // A connection outside the pool, because the waiting calls use all connections of the pool.
    const holder = new pg.Client({ connectionString: test.databaseUrl });
    await holder.connect();
    try {
      const waiting = async () => {
        // PostgreSQL caches pg_stat_activity within a transaction, so clear the cached snapshot.
        await holder.query('SELECT pg_stat_clear_snapshot()');
        const { rows } = await holder.query(`SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`);
        return rows[0]?.waiting;
      };
      await holder.query('BEGIN');
      await holder.query('SELECT FROM redeem_try WHERE shop_id = $1 FOR UPDATE', [city.shopId]);
      const calls = start();
      await expect.poll(waiting).toBeGreaterThan(5);
      await holder.query('COMMIT');
      return await Promise.all(calls);
    } finally {
      await holder.end();
    }
  }

  it('wrong pick-up codes at another shop do not pause code entry at this shop', async () => {
    const { right } = await issued();
    const other = await openSmallCity(test);
    const typed = { shopId: other.shopId, code: 'A001' };
    for (let tries = 0; tries < 6; tries += 1) await test.call('redeemCode', typed, as(other.merchant));
    expect((await redeem(right)).data).toMatchObject({ state: 'completed' });
  });
});
