import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import Stripe from 'stripe';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import {
  newMember,
  noodlesToTakeAway,
  placeAnother,
  type SmallCity,
  type TestAppWithCards,
} from '../../../testing/index.ts';

let app: TestAppWithCards;
let city: SmallCity;
let stripe: Stripe;
inSmallCityWithCards((opened) => {
  ({ app, city } = opened);
});
beforeAll(async () => {
  const tiers = [{ amount: 100_00, bonus: 5_00 }];
  expect((await app.call('setTopUpTiers', { tiers }, { token: city.operator.token })).data).toBe(true);
  const { hostname, port } = new URL(app.stripe.apiBase ?? '');
  stripe = new Stripe(app.stripe.secretKey, { host: hostname, port: Number(port), protocol: 'http' });
});

type Member = Awaited<ReturnType<typeof newMember>>;
const plainCard = '4242424242424242';
const disputedCard = '4000000000000259';

const balanceOf = async ({ token }: Member) => (await app.call('balance', {}, { token })).data.balance;
const bonusOf = async ({ id }: Member) => {
  const { rows } = await sql<{ bonus: number }>`SELECT bonus FROM account
    WHERE kind = 'member_balance' AND owner_id = ${String(id)}`.execute(app.app.database.read);
  return rows[0]?.bonus;
};

/** Tops up a member's balance by card. The gateway's webhooks arrive over HTTP. */
async function topUp(member: Member, card: string) {
  const { data } = await app.call('startTopUp', { amount: 100_00 }, { token: member.token });
  return { id: data.id, ...(await payBy(card, { purchaseId: data.id }, member)) };
}

async function payBy(card: string, what: { purchaseId: number } | { orderId: number }, { token }: Member) {
  const started = await app.call('startPayment', { ...what, method: 'stripe' }, { token });
  const paid = await app.payByCard(started.data.clientData?.['clientSecret'] ?? '', card);
  await expect.poll(() => attemptState(started.data.attempt), { interval: 10 }).toBe('settled');
  await app.drain();
  return { attempt: started.data.attempt, intent: (paid.paymentIntent as Stripe.PaymentIntent).id };
}

const attemptState = async (number: string) => {
  const { rows } = await sql<{ state: string }>`SELECT state FROM payment_attempt WHERE number = ${number}`.execute(
    app.app.database.read,
  );
  return rows[0]?.state;
};

const trail = async (number: string) => (await app.call('moneyTrail', { number }, { token: city.operator.token })).data;
const disputesOf = async (attempt: string) => (await trail(attempt))?.attempts[0]?.disputes ?? [];
const stateOf = async (attempt: string) => (await disputesOf(attempt))[0]?.state;
const alertsOf = async (attempt: string) => {
  const { data } = await app.call('paymentAlerts', { pageNo: -1 }, { token: city.operator.token });
  return data.records.filter(({ kind, reference }) => kind === 'disputed' && reference === attempt);
};

/** Returns the dispute from the operators' list of failed transfers and disputes (rule payment-18). */
const inList = async (reference: string) => {
  const { data } = await app.call('failedTransfers', { pageNo: -1 }, { token: city.operator.token });
  const counted = await app.call('failedTransferCount', {}, { token: city.operator.token });
  expect(counted.data.waiting).toBe(data.total);
  return data.records.filter(({ number }) => number === reference);
};

/**
 * Waits until the sandbox opens a dispute of a payment with `disputedCard`, as Stripe does. @returns the dispute's
 * reference
 */
async function disputed(attempt: string): Promise<string> {
  await expect.poll(() => stateOf(attempt), { interval: 10 }).toBe('open');
  return (await disputesOf(attempt))[0]?.reference ?? '';
}

async function ended(attempt: string, state: string): Promise<void> {
  await expect.poll(() => stateOf(attempt), { interval: 10 }).toBe(state);
  await app.drain();
}

async function ledgerAgrees(): Promise<void> {
  const checked = await app.call('ledgerCheck', {}, { token: city.operator.token });
  expect(checked.data).toMatchObject({ isBalanced: true, problems: [] });
}

const win = (id: string) => stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });

describe('disputes of top-ups (rule payment-17)', () => {
  it('a dispute of a top-up freezes the credited balance and bonus, and a won dispute releases both', async () => {
    const member = await newMember(app, 30_00);
    const bonusBefore = (await bonusOf(member)) ?? 0;
    const { attempt } = await topUp(member, disputedCard);
    const dispute = await disputed(attempt);
    expect([await balanceOf(member), await bonusOf(member)]).toEqual([30_00, bonusBefore]);
    const frozen = await trail(attempt);
    expect(frozen?.attempts[0]?.disputes).toMatchObject([{ frozen: 105_00, amount: 100_00, endedAt: null }]);
    expect(frozen?.postings.map(({ reason }) => reason)).toContain('dispute_frozen');
    await ledgerAgrees();
    await win(dispute);
    await ended(attempt, 'won');
    expect([await balanceOf(member), await bonusOf(member)]).toEqual([135_00, bonusBefore + 5_00]);
    await ledgerAgrees();
  });

  it('a lost dispute of a top-up takes the frozen balance and the bonus', async () => {
    const member = await newMember(app, 0);
    const { attempt } = await topUp(member, disputedCard);
    await stripe.disputes.close(await disputed(attempt));
    await ended(attempt, 'lost');
    expect(await balanceOf(member)).toBe(0);
    const lost = (await trail(attempt))?.postings.find(({ reason }) => reason === 'dispute_lost');
    expect(lost?.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['dispute_held', -105_00],
      ['topup_bonus', 5_00],
      ['gateway_clearing', 100_00],
    ]);
    await ledgerAgrees();
  });

  it('when a dispute of a top-up is lost, the platform also takes back money that a cancelled order returned to the member’s balance meanwhile', async () => {
    const member = await newMember(app, 0);
    const { attempt, intent } = await topUp(member, plainCard);
    const { orderId, payable } = (await placeAnother(app, member, noodlesToTakeAway(city))).data;
    const byBalance = { orderId, method: 'balance', paymentPassword: '246810' } as const;
    expect((await app.call('startPayment', byBalance, { token: member.token })).success).toBe(true);
    await say(intent, { type: 'created', status: 'needs_response' });
    expect(await balanceOf(member)).toBe(0);
    expect((await app.call('cancelOrder', { orderId, reason: 8 }, { token: member.token })).success).toBe(true);
    await app.drain();
    expect(await balanceOf(member)).toBe(payable);
    await say(intent, { type: 'closed', status: 'lost' });
    expect(await balanceOf(member)).toBe(0);
    const lost = (await trail(attempt))?.postings.find(({ reason }) => reason === 'dispute_lost');
    expect(lost?.entries.map(({ kind }) => kind)).not.toContain('platform_income');
    await ledgerAgrees();
  });
});

/** Posts a dispute webhook, signed with the endpoint's secret. */
async function say(
  intent: string,
  { type, status, due = 1_800_000_000 }: { type: 'created' | 'updated' | 'closed'; status: string; due?: number },
  eventId: string = `evt_${randomUUID()}`,
): Promise<number> {
  const dispute = {
    id: `dp_${intent}`,
    object: 'dispute',
    amount: 100_00,
    currency: 'cny',
    charge: 'ch_1',
    payment_intent: intent,
    reason: 'fraudulent',
    status,
    evidence_details: { due_by: due },
  };
  const event = { id: eventId, object: 'event', type: `charge.dispute.${type}`, data: { object: dispute } };
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: app.stripe.webhookSecret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const { status: answered } = await fetch(app.webhookUrl, { method: 'POST', headers, body: payload });
  await app.drain();
  return answered;
}

describe('webhooks of a dispute in unusual order', () => {
  it('a dispute whose loss is reported by the first webhook is posted as lost only once', async () => {
    const member = await newMember(app, 0);
    const { attempt, intent } = await topUp(member, plainCard);
    await say(intent, { type: 'closed', status: 'lost' });
    await say(intent, { type: 'created', status: 'needs_response' });
    await say(intent, { type: 'updated', status: 'under_review' });
    expect(await disputesOf(attempt)).toMatchObject([{ state: 'lost', frozen: 0 }]);
    expect(await balanceOf(member)).toBe(0);
    await ledgerAgrees();
  });

  it('fifty concurrent webhooks about a dispute store one dispute, freeze the balance once and raise one alert', async () => {
    const member = await newMember(app, 0);
    const { attempt, intent } = await topUp(member, plainCard);
    const eventId = `evt_${randomUUID()}`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        say(intent, { type: 'created', status: 'needs_response' }, index % 2 ? eventId : undefined),
      ),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await disputesOf(attempt)).toMatchObject([{ state: 'open', frozen: 105_00 }]);
    expect(await alertsOf(attempt)).toMatchObject([
      { says: { code: 'disputed', amount: 100_00, reason: 'fraudulent' } },
    ]);
    expect(await balanceOf(member)).toBe(0);
    await ledgerAgrees();
  });

  it('a dispute that the gateway reports before the payment freezes the top-up when the payment arrives', async () => {
    const member = await newMember(app, 0);
    const { data } = await app.call('startTopUp', { amount: 100_00 }, { token: member.token });
    const started = await app.call('startPayment', { purchaseId: data.id, method: 'stripe' }, { token: member.token });
    const secret = started.data.clientData?.['clientSecret'] ?? '';
    await say(secret.split('_secret_')[0] ?? '', { type: 'created', status: 'needs_response' });
    await app.payByCard(secret);
    await expect.poll(() => attemptState(started.data.attempt), { interval: 10 }).toBe('settled');
    await app.drain();
    expect(await disputesOf(started.data.attempt)).toMatchObject([{ state: 'open', frozen: 105_00 }]);
    expect(await balanceOf(member)).toBe(0);
    await ledgerAgrees();
  });

  it('an update of a dispute changes the deadline for evidence, and a late webhook about its opening does not', async () => {
    const member = await newMember(app, 0);
    const { attempt, intent } = await topUp(member, plainCard);
    await say(intent, { type: 'updated', status: 'needs_response', due: 1_900_000_000 });
    await say(intent, { type: 'created', status: 'needs_response', due: 1_800_000_000 });
    expect((await disputesOf(attempt))[0]?.evidenceBy).toBe(new Date(1_900_000_000_000).toISOString());
  });
});

test('a dispute of an order’s payment stores the deadline for evidence, and the platform bears the cost of a lost dispute', async () => {
  const { orderId, payable } = (await placeAnother(app, city.member, noodlesToTakeAway(city))).data;
  const { attempt } = await payBy(disputedCard, { orderId }, city.member);
  const dispute = await disputed(attempt);
  const ofOrder = () => app.call('paymentDisputes', { orderId, pageNo: 1 }, { token: city.operator.token });
  const { records, total } = (await ofOrder()).data;
  expect({ records, total }).toMatchObject({ total: 1, records: [{ state: 'open', amount: payable, frozen: 0 }] });
  expect(records[0]?.evidenceBy).not.toBeNull();
  expect(await alertsOf(attempt)).toMatchObject([{ says: { code: 'disputed', evidenceBy: records[0]?.evidenceBy } }]);
  const evidenceBy = records[0]?.evidenceBy;
  expect(await inList(dispute)).toMatchObject([{ kind: 'dispute', orderId, amount: payable, evidenceBy }]);
  await stripe.disputes.close(dispute);
  await ended(attempt, 'lost');
  expect(await inList(dispute)).toEqual([]);
  const lost = (await trail(attempt))?.postings.find(({ reason }) => reason === 'dispute_lost');
  expect(lost?.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['platform_income', -payable],
    ['gateway_clearing', payable],
  ]);
  await ledgerAgrees();
});

test('the webhook of a dispute of an unknown payment raises an alert and is answered with 200', async () => {
  expect(await say('pi_of_another_system', { type: 'created', status: 'needs_response' })).toBe(200);
  const { data } = await app.call('paymentAlerts', { pageNo: -1 }, { token: city.operator.token });
  expect(data.records).toContainEqual(
    expect.objectContaining({ kind: 'unknown_payment', reference: 'pi_of_another_system' }),
  );
});
