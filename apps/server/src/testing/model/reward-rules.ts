import { day, type Order, type Reward, setTimerOnce, transfer, type World } from './model-state.ts';
import { shared } from './sums.ts';

export const paidOf = ({ balance, gateway }: Order): number => balance + gateway;
export const backOf = ({ backBalance, backGateway }: Order): number => backBalance + backGateway;
export const keptOf = (order: Order): number => paidOf(order) - backOf(order);

/**
 * The part of the payment that earns rewards, after refunds. Spent top-up bonus earns no rewards. Refunds restore bonus
 * first.
 */
export const earningOf = (order: Order): number => keptOf(order) - Math.max(0, order.bonus - order.backBalance);

const places = {
  points: { waiting: 'member_points_pending', credited: 'member_points' },
  rebate: { waiting: 'member_rebate_pending', credited: 'member_balance' },
  affiliate: { waiting: 'member_affiliate_pending', credited: 'member_affiliate' },
  draw: { waiting: 'member_affiliate_pending', credited: 'member_affiliate' },
} as const;

const waiting = ({ kind, owner }: Reward): string => `${places[kind].waiting}:${owner}`;
const credited = ({ kind, owner }: Reward): string => `${places[kind].credited}:${owner}`;

/**
 * Creates a reward for a completed order. The reward is credited a day after completion, or at once if a day has
 * already passed.
 */
export function reward(world: World, order: Order, earned: Pick<Reward, 'kind' | 'owner' | 'amount' | 'base'>): void {
  if (earned.amount <= 0) return;
  const dueAt = (order.completedAt ?? world.now) + day;
  const one: Reward = { ...earned, dueAt, takenBack: 0, state: 'pending' };
  order.rewards.push(one);
  transfer(world, `${one.kind}_issued`, waiting(one), one.amount);
  creditAt(world, order, dueAt);
}

export const creditAt = (world: World, order: Order, at: number): void =>
  setTimerOnce(world, { at, what: `rewards of ${order.id}`, fire: () => credit(world, order) });

function credit(world: World, order: Order): void {
  if (order.state === 'after_sale_processing') return;
  for (const one of order.rewards.filter(({ state, dueAt }) => state === 'pending' && dueAt <= world.now)) {
    one.state = 'credited';
    transfer(world, waiting(one), credited(one), one.amount - one.takenBack);
  }
}

/**
 * Takes rewards back in proportion to the refund. The platform bears reward money that was already spent. The member
 * does not repay spent points.
 */
export function takeRewardsBack(world: World, order: Order, kept = keptOf(order)): void {
  for (const one of order.rewards) {
    const gone = Math.min(one.base, Math.max(0, one.base - kept));
    const inAll = kept === 0 ? one.amount : (shared(one.amount, [gone, one.base - gone])[0] ?? 0);
    const more = Math.max(0, inAll - one.takenBack);
    one.takenBack += more;
    if (one.state === 'pending') transfer(world, waiting(one), `${one.kind}_issued`, more);
    if (one.state === 'credited') {
      const covered = Math.min(more, world.ledger.get(credited(one)) ?? 0);
      transfer(world, credited(one), `${one.kind}_issued`, covered);
      if (one.kind !== 'points') transfer(world, 'platform_income', `${one.kind}_issued`, more - covered);
    }
    if (one.takenBack === one.amount) one.state = 'taken_back';
  }
}
