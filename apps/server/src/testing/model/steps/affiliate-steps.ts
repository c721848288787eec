import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { freshSignIn } from '../../fresh-sign-in.ts';
import { paymentPassword } from '../../small-city.ts';
import {
  affiliateBalance,
  approve,
  draw,
  giveBack,
  goodTickets,
  mayDraw,
  payOut,
  withdraw,
} from '../affiliate-rules.ts';
import type { Stage } from '../fixture.ts';
import type { Order, Withdrawal, World } from '../model-state.ts';
import { answered, must, oneOf, type Step, settle } from './step.ts';

const mostly = fc.integer({ min: 0, max: 3 }).map((one) => one > 0);

const completed = ({ orders }: World): Order[] => orders.filter(({ completedAt }) => completedAt !== null);

export const drawn = {
  pick: fc.nat(9),
  prize: fc.constantFrom(0, 701, 1_503, 20_007),
  wantsTwo: fc.boolean(),
  isUsual: mostly,
};

type Drawn = {
  readonly [Key in keyof typeof drawn]: (typeof drawn)[Key] extends fc.Arbitrary<infer Value> ? Value : never;
};

export const drawFor = ({ pick, prize, wantsTwo, isUsual }: Drawn): Step => ({
  name: `draw ${prize} for ${pick}${wantsTwo ? ' with a ticket' : ''}${isUsual ? '' : ' anyhow'}`,
  isPossible: (world) => completed(world).length > 0,
  take: async (world, real) => {
    // The server allows a draw for a completed order after it has processed the order's event.
    await settle(world, real);
    const open = completed(world).filter((order) => mayDraw(world, order, false));
    const order = must(oneOf(isUsual && open.length > 0 ? open : completed(world), pick));
    const withTicket = wantsTwo && (!isUsual || goodTickets(world, world.memberId).length > 0);
    await drawOne(world, real, order, { prize, withTicket });
  },
});

export const drawing = fc.record(drawn).map(drawFor);

/** Draws for one order. The draw table has a single prize, so that a replay gives the same result. */
async function drawOne(
  world: World,
  real: Stage,
  order: Order,
  { prize, withTicket }: { prize: number; withTicket: boolean },
): Promise<void> {
  const standing = (await real.test.call('drawTable', {})).data;
  const table = { replaces: standing.id, prizes: [{ amount: prize, millionths: 1_000_000 }] };
  await real.test.call('setDrawTable', table, { token: real.city.operator.token });
  // A new idempotency key. A second draw with another key is rejected, because the order already has its draw.
  const as = { token: real.member.token, idempotencyKey: randomUUID() };
  const answer = await real.test.call('draw', { orderId: order.id, withTicket }, as);
  if (!answered(answer, mayDraw(world, order, withTicket), `drawing for order ${order.id} in ${order.state}`)) return;
  draw(world, order, { prize, withTicket });
  const left = goodTickets(world, world.memberId).length;
  if (answer.data.ticketsLeft !== left) throw new Error(`${answer.data.ticketsLeft} tickets are left, not ${left}`);
  const again = await real.test.call('draw', { orderId: order.id, withTicket }, as);
  if (JSON.stringify(again.data) !== JSON.stringify(answer.data))
    throw new Error('the same call was told another draw');
}

const payees = {
  alipay: { payoutMethod: 'alipay', account: '13800138000', realName: '李雷' },
  bank: { payoutMethod: 'bank', account: '6222021234567890', bankName: '中国工商银行', realName: 'Li Lei' },
} as const;

export const withdrawn = fc.record({
  percent: fc.constantFrom(100, 100, 40),
  payoutMethod: fc.constantFrom<Withdrawal['payoutMethod']>('alipay', 'bank'),
});

type Withdrawn = typeof withdrawn extends fc.Arbitrary<infer Value> ? Value : never;

/** Withdraws a part or all of the affiliate balance. The server rejects less than ten yuan. */
export const withdrawFrom = ({ percent, payoutMethod }: Withdrawn): Step => ({
  name: `withdraw ${percent}% to ${payoutMethod}`,
  isPossible: (world) => affiliateBalance(world) > 0,
  take: async (world, real) => {
    const amount = Math.max(1_000, Math.floor((affiliateBalance(world) * percent) / 100));
    const request = { ...payees[payoutMethod], amount, paymentPassword };
    const answer = await real.test.call('withdraw', request, { token: real.member.token });
    if (!answered(answer, amount <= affiliateBalance(world), `withdrawing ${amount}`)) return;
    withdraw(world, { id: answer.data.id, amount, payoutMethod });
  },
});

export const withdrawing = withdrawn.map(withdrawFrom);

type Verdict = {
  readonly allows: (withdrawal: Withdrawal) => boolean;
  readonly does: (world: World, withdrawal: Withdrawal) => void;
  readonly send: (real: Stage, withdrawalId: number) => Promise<{ success: boolean; data: unknown }>;
};

const operator = (real: Stage) => ({ token: real.city.operator.token });

/** The operator with a new proof of the sign-in, because earlier steps move the clock. */
async function freshOperator(real: Stage) {
  await freshSignIn(real.test, real.city.operator);
  return operator(real);
}

const outcome = (outcome: 'paid' | 'failed', does: Verdict['does']): Verdict => ({
  allows: ({ state, payoutMethod }) => state === 'approved' && payoutMethod === 'bank',
  does,
  send: async (real, withdrawalId) =>
    real.test.call('settleWithdrawal', { withdrawalId, outcome, reference: 'ICBC-7' }, await freshOperator(real)),
});

const verdicts = {
  approve: {
    allows: ({ state }) => state === 'applied',
    does: approve,
    send: async (real, withdrawalId) =>
      real.test.call('approveWithdrawal', { withdrawalId }, await freshOperator(real)),
  },
  refuse: {
    allows: ({ state }) => state === 'applied',
    does: (world, withdrawal) => giveBack(world, withdrawal, 'refused'),
    send: (real, withdrawalId) =>
      real.test.call('refuseWithdrawal', { withdrawalId, refusal: 'name_differs' }, operator(real)),
  },
  paid: outcome('paid', payOut),
  failed: outcome('failed', (world, withdrawal) => giveBack(world, withdrawal, 'failed')),
} as const satisfies Record<string, Verdict>;

type VerdictName = keyof typeof verdicts;

const courses = fc.constantFrom<readonly VerdictName[]>(
  ['approve', 'paid'],
  ['approve', 'failed'],
  ['approve'],
  ['refuse'],
  ['paid'],
  ['failed'],
);

export const decided = fc.record({ pick: fc.nat(9), isUsual: mostly, course: courses });

type Decided = typeof decided extends fc.Arbitrary<infer Value> ? Value : never;

/** An operator's decision about a withdrawal: mostly an allowed one, sometimes one that is not allowed now. */
export const decideWithdrawal = ({ pick, isUsual, course }: Decided): Step => ({
  name: `${course.join(' and ')} withdrawal ${pick}${isUsual ? '' : ' anyhow'}`,
  isPossible: ({ withdrawals }) => withdrawals.length > 0,
  take: async (world, real) => {
    const open = world.withdrawals.filter((withdrawal) => course.slice(0, 1).every((name) => allows(name, withdrawal)));
    const withdrawal = must(oneOf(isUsual && open.length > 0 ? open : world.withdrawals, pick));
    for (const name of course) await decide(world, real, withdrawal, name);
  },
});

export const decidingWithdrawal = decided.map(decideWithdrawal);

async function decide(world: World, real: Stage, withdrawal: Withdrawal, name: VerdictName): Promise<void> {
  const verdict: Verdict = verdicts[name];
  const answer = await verdict.send(real, withdrawal.id);
  const what = `${name} of withdrawal ${withdrawal.id} in ${withdrawal.state}`;
  if (!answered(answer, allows(name, withdrawal), what)) return;
  verdict.does(world, withdrawal);
  await settle(world, real);
}

function allows(name: VerdictName, withdrawal: Withdrawal): boolean {
  const verdict: Verdict = verdicts[name];
  return verdict.allows(withdrawal);
}
