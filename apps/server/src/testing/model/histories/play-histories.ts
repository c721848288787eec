import * as fc from 'fast-check';
import { compare } from '../compare.ts';
import { checkDayClosings, checkPending } from '../day-closings.ts';
import { type Lane, openHistory, type Stage } from '../fixture.ts';
import { day, hour, minute, type World } from '../model-state.ts';
import { checkOrderHistory } from '../played-again.ts';
import {
  decided,
  decideWithdrawal,
  decidingWithdrawal,
  drawFor,
  drawing,
  drawn,
  withdrawFrom,
  withdrawing,
  withdrawn,
} from '../steps/affiliate-steps.ts';
import { compensating, refundingAsOperator } from '../steps/operator-steps.ts';
import { ending, losingBranch, meddling, work, workingOn } from '../steps/order-steps.ts';
import {
  notice,
  payAtGateway,
  payFromBalance,
  payingAtGateway,
  payingFromBalance,
  payment,
} from '../steps/paying-steps.ts';
import { placing, placingOf, wanted } from '../steps/placing-steps.ts';
import { buyingCoupon, claim, claiming, givingUpPurchase, toppingUp } from '../steps/purchase-steps.ts';
import { apply, applying, deciding, declaring, request } from '../steps/refund-steps.ts';
import { placingSetMeal, placingSetMealOf, setMealWanted } from '../steps/set-meal-steps.ts';
import { commandOf, pass, type Step } from '../steps/step.ts';

/** Waits of these lengths end shortly before a timer, shortly after a timer, or after all timers. */
const passing = fc.constantFrom(minute, 4 * minute, 11 * minute, hour, 16 * hour, 25 * hour, 3 * day).map(
  (ms): Step => ({
    name: `wait ${ms / minute} minutes`,
    isPossible: ({ orders, purchases, coupons }) => orders.length + purchases.length + coupons.length > 0,
    take: (world, real) => pass(world, real, ms),
  }),
);

const steps = {
  placing: [2, placing],
  placingSetMeal: [1, placingSetMeal],
  payingFromBalance: [2, payingFromBalance],
  payingAtGateway: [3, payingAtGateway],
  notice: [2, notice],
  workingOn: [4, workingOn],
  meddling: [2, meddling],
  ending: [2, ending],
  losingBranch: [1, losingBranch],
  applying: [3, applying],
  declaring: [1, declaring],
  deciding: [5, deciding],
  refundingAsOperator: [1, refundingAsOperator],
  compensating: [1, compensating],
  claiming: [2, claiming],
  buyingCoupon: [2, buyingCoupon],
  toppingUp: [1, toppingUp],
  givingUpPurchase: [3, givingUpPurchase],
  drawing: [3, drawing],
  withdrawing: [2, withdrawing],
  decidingWithdrawal: [3, decidingWithdrawal],
  passing: [2, passing],
} as const satisfies Record<string, readonly [weight: number, step: fc.Arbitrary<Step>]>;

export type MoreOften = Partial<Record<keyof typeof steps, number>>;

const weighted = (moreOften: MoreOften) =>
  Object.entries(steps).flatMap(([name, [weight, step]]) =>
    Array.from({ length: weight + (moreOften[name as keyof typeof steps] ?? 0) }, () => step.map(commandOf)),
  );

const seldom = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** Most histories begin with an order in progress, so that a few steps reach late order states. */
const opening = fc.record({
  claims: fc.subarray([0, 1, 2]),
  wanted,
  setMeal: seldom(setMealWanted),
  payment: fc.option(payment, { freq: 3 }),
  most: fc.integer({ min: 0, max: 7 }),
  request: seldom(request),
  drawn: seldom(fc.record({ ...drawn, isUndone: fc.boolean() })),
});

type Opening = ValueOf<typeof opening>;
type ValueOf<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * The first steps of a history. A set meal or an earlier refund request would prevent a complete refund, so an order
 * that will be undone after its draw has neither.
 */
const stepsOf = ({ claims, wanted, setMeal, payment, most, request, drawn }: Opening): Step[] => [
  ...claims.map(claim),
  setMeal === null || drawn?.isUndone ? placingOf(wanted) : placingSetMealOf(setMeal),
  payment === null ? payFromBalance(0) : payAtGateway(payment),
  work({ pick: 0, most: drawn === null ? most : 7 }),
  ...(request === null || drawn?.isUndone ? [] : [apply({ ...request, isAll: false }), work({ pick: 0, most: 6 })]),
  ...(drawn === null ? [] : [drawFor(drawn), ...(drawn.isUndone ? [apply(allBack)] : [])]),
];

const allBack = { pick: 0, isUsual: true, isAll: true, line: 0, pieces: 0, percent: 100, fate: 'granted' } as const;

const beginning = fc.record({
  balance: fc.constantFrom(0, 2_500, 20_000, 100_000),
  stock: fc.integer({ min: 0, max: 4 }),
  affiliate: fc.constantFrom(0, 0, 1_500, 9_000),
  spent: fc.constantFrom(0, 44_000, 49_000),
  isInvited: fc.boolean(),
  opening: fc.option(opening, { freq: 6 }),
  asked: fc.option(fc.record({ withdrawn, decided: fc.option(decided, { freq: 2 }) }), { freq: 2 }),
});

export type Play = {
  readonly runs: number;
  readonly seed: number;
  readonly moreOften: MoreOften;
  readonly isOwnShop: boolean;
};

/** Plays `runs` random histories one after the other. A failure reports the seed and the shortest failing history. */
export async function playHistories(lane: Lane, { runs, seed, moreOften, isOwnShop }: Play): Promise<void> {
  const property = fc.asyncProperty(
    beginning,
    fc.commands(weighted(moreOften), { maxCommands: 14, size: 'max' }),
    (start, commands) => playOne(lane, { ...start, isOwnShop }, commands),
  );
  await fc.assert(property, { numRuns: runs, seed });
}

async function playOne(
  lane: Lane,
  { opening, asked, ...start }: ValueOf<typeof beginning> & { readonly isOwnShop: boolean },
  commands: Parameters<typeof run>[1],
): Promise<void> {
  const { world, real } = await openHistory(lane, start);
  const first = [
    ...(asked ? [withdrawFrom(asked.withdrawn)] : []),
    ...(asked?.decided ? [decideWithdrawal(asked.decided)] : []),
    ...(opening ? stepsOf(opening) : []),
  ];
  for (const step of first) if (step.isPossible(world)) await step.take(world, real);
  await compare(world, real);
  await run(() => ({ model: world, real }), commands);
  await checkPending(real);
  // After these waits all timers have fired and all gateway refunds have arrived. No money may be held or owed.
  for (const wait of [hour, 25 * hour, 25 * hour]) await pass(world, real, wait);
  await compare(world, real);
  for (let tries = 0; tries < 5 && real.reality.seen()?.owed !== 0; tries += 1) {
    await pass(world, real, hour);
    await compare(world, real);
  }
  await checkOrderHistory(real);
  await checkDayClosings(real);
  if (world.isOwnShop) checkNothingGained(world, start.affiliate);
}

/**
 * Checks that the platform gave no money or points for the guest's orders to the guest, who works at the shop, or to
 * the other staff of the shop.
 */
function checkNothingGained({ ledger }: World, affiliateBefore: number): void {
  const given = ['draw_issued', 'rebate_issued', 'points_issued', 'affiliate_issued'].map(
    (account): [string, number] => [
      account,
      -(ledger.get(account) ?? 0) - (account === 'affiliate_issued' ? affiliateBefore : 0),
    ],
  );
  const gained = given.filter(([, amount]) => amount > 0);
  if (gained.length > 0) throw new Error(`the pair gained ${JSON.stringify(gained)}`);
}

const run = fc.asyncModelRun<World, Stage, false, World>;
