import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '../../../platform/database/database.ts';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { campaignDraft, newMember, type SmallCity, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { countLotteryTickets, issueLotteryTicket, revokeLotteryTickets, useLotteryTicket } from '../index.ts';

let app: TestApp;
let city: SmallCity;
let member: TestPerson;
inSmallCity((opened) => {
  ({ app, city } = opened);
});
beforeEach(async () => {
  member = await newMember(app, 0);
});

const now = () => app.clock.now();
const transact = <Value>(work: (tx: Tx) => Promise<Value>) => app.app.database.transact(work);
const issue = (key: string, at = now()) => transact((tx) => issueLotteryTicket(tx, { memberId: member.id, key, at }));
const take = (orderId: number) => transact((tx) => useLotteryTicket(tx, { memberId: member.id, orderId, at: now() }));
const revoke = (count: number) =>
  transact((tx) => revokeLotteryTickets(tx, { memberId: member.id, keyPrefix: 'friends:', count, at: now() }));
const listed = async (state: 'valid' | 'used' | 'invalid' = 'valid') =>
  (await app.call('listCoupons', { group: 'double_draw', state }, { token: member.token })).data;

describe('an earned double-draw ticket', () => {
  test('a ticket for two prize draws is issued once for each idempotency key, and is valid for sixty days', async () => {
    const id = await issue('friends:1');
    expect(await issue('friends:1')).toBe(id);
    const { records, counts } = await listed();
    expect(counts.valid).toBe(1);
    expect(records).toMatchObject([{ id, group: 'double_draw', name: { text: 'Double draw' }, shop: null }]);
    expect(records[0]?.validUntil).toBe('2027-01-20T15:59:59.999Z');
  });

  test('a draw uses the double-draw ticket with the earliest expiry', async () => {
    const later = await issue('friends:1');
    const first = await issue('friends:2', new Date(now().getTime() - 86_400_000));
    expect(await take(71)).toBe(true);
    expect((await listed('used')).records).toMatchObject([{ id: first, usedOrderId: 71 }]);
    expect((await listed()).records).toMatchObject([{ id: later }]);
    expect([await take(72), await take(73)]).toEqual([true, false]);
  });

  test('forty concurrent draws use one double-draw ticket only once', async () => {
    await issue('friends:1');
    const taken = await Promise.all(Array.from({ length: 40 }, (_, index) => take(1_000 + index)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('revokeLotteryTickets revokes the latest unused double-draw tickets and no used ticket', async () => {
    const [one, two] = [await issue('friends:1'), await issue('friends:2')];
    const own = await issue('spending:1');
    await take(81);
    expect(await revoke(5)).toBe(1);
    expect((await listed('used')).records).toMatchObject([{ id: one }]);
    expect((await listed('invalid')).records).toMatchObject([{ id: two }]);
    expect((await listed()).records).toMatchObject([{ id: own }]);
    expect(await countLotteryTickets(app.app.database.read, member.id, now())).toBe(1);
  });
});

test('the campaign of earned double-draw tickets cannot be listed, claimed, granted, changed or ended', async () => {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM coupon_campaign WHERE purpose = 'earned_ticket'`.execute(app.app.database.read);
  const campaignId = rows[0]?.id ?? 0;
  const operator = { token: city.operator.token };
  const all = (await app.call('platformCampaigns', { pageNo: -1, pageSize: 20 }, operator)).data.records;
  expect(all.map(({ id }) => id)).not.toContain(campaignId);
  const notFound = { success: false, data: { reason: 'campaign_not_found' } };
  expect(await app.call('claimCoupon', { campaignId }, { token: member.token })).toMatchObject(notFound);
  expect(await app.call('grantCoupons', { campaignId, emails: ['a@example.com'] }, operator)).toMatchObject(notFound);
  expect(await app.call('savePlatformCampaign', { campaignId, draft: campaignDraft }, operator)).toMatchObject(
    notFound,
  );
  expect(await app.call('endPlatformCampaign', { campaignId }, operator)).toMatchObject(notFound);
});
