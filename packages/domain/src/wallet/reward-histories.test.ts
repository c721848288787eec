import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  affiliateRewardOf,
  cappedPrize,
  earnsLotteryDraw,
  lotteryTicketsEarned,
  maxLotteryDrawsPerDay,
  minFriendOrder,
} from '../affiliate/index.ts';
import { fen } from '../fen.ts';
import { levelOf, levelRuleOf } from '../member/index.ts';
import { limitBonus, topUpBonus } from '../purchase/index.ts';
import { pointsFor, rebateFor, rewardableAmount } from './points-and-rebates.ts';
import { rewardTakenBack } from './reward-lifecycle.ts';

/**
 * Two people who share their money, to test whether they can cheat. The two invite each other, and one of them works at
 * the restaurant `own`. Money paid to other restaurants buys food, so it is lost for the pair.
 */
type Pair = {
  /**
   * True: the pair also spends its own money at other restaurants. False: at other restaurants, the pair spends only a
   * bonus.
   */
  readonly eats: boolean;
  day: number;
  /** Fen paid through gateways, less refunds. */
  paidIn: number;
  /**
   * Fen that the pair can withdraw: affiliate money of the two members, including pending rewards, and the earnings of
   * their restaurant.
   */
  affiliate: number;
  earnings: number;
  points: number;
  readonly members: readonly Member[];
};

type Member = {
  balance: number;
  bonus: number;
  bonusSpent: number;
  bonusOfMonth: number;
  drawsToday: number;
  spent: number;
  ticketsGiven: number;
  tickets: number;
  isFriend: boolean;
  readonly orders: Order[];
};

type Order = {
  readonly day: number;
  readonly isOwn: boolean;
  readonly goods: number;
  readonly gateway: number;
  readonly balance: number;
  readonly bonus: number;
  backBalance: number;
  backGateway: number;
  hasDraw: boolean;
  readonly rewards: Reward[];
};

type Reward = {
  readonly of: 'affiliate' | 'balance' | 'points';
  readonly amount: number;
  readonly base: number;
  back: number;
};

const newMember = (): Member => ({
  balance: 0,
  bonus: 0,
  bonusSpent: 0,
  bonusOfMonth: 0,
  drawsToday: 0,
  spent: 0,
  ticketsGiven: 0,
  tickets: 0,
  isFriend: false,
  orders: [],
});

/**
 * The gain of the pair in fen. A point counts as one fen, because it buys goods in the points mall. A bonus counts as
 * nothing, because it only pays for food.
 */
const worth = ({ affiliate, earnings, points, members, paidIn }: Pair): number =>
  affiliate + earnings + points + members.reduce((sum, { balance, bonus }) => sum + balance - bonus, 0) - paidIn;

type Step = (pair: Pair) => void;

/** Marks a generated order for which the member spends the whole spendable balance instead of a fixed amount. */
const all = 1_000_000;

const tiers = [
  { amount: 10_000, bonus: 1_000 },
  { amount: 100_000, bonus: 20_000 },
];
const monthlyBonus = 20_000;
const rebateCard = { percent: 10, most: fen(2_000) };

const who = fc.integer({ min: 0, max: 1 });

const memberOf = ({ members }: Pair, at: number): Member => {
  const member = members[at];
  if (!member) throw new Error(`no member ${at}`);
  return member;
};

const topUp = fc.record({ at: who, tier: who }).map(
  ({ at, tier }): Step =>
    (pair) => {
      const member = memberOf(pair, at);
      const amount = tiers[tier]?.amount ?? 0;
      const offered = topUpBonus(tiers, amount, levelRuleOf(levelOf(fen(member.spent))).topUpBonusPermille);
      const bonus = limitBonus(offered, { given: member.bonusOfMonth, monthlyBonus });
      pair.paidIn += amount;
      member.balance += amount + bonus;
      member.bonus += bonus;
      member.bonusOfMonth += bonus;
    },
);

const order = fc
  .record({
    at: who,
    isOwn: fc.boolean(),
    goods: fc.oneof(
      fc.constant(all),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1_900, max: 2_100 }),
      fc.integer({ min: 1, max: 90_000 }),
    ),
    usesBalance: fc.boolean(),
    hasCard: fc.boolean(),
  })
  .map(
    ({ at, isOwn, goods: wanted, usesBalance, hasCard }): Step =>
      (pair) => {
        const member = memberOf(pair, at);
        const spendable = Math.max(0, member.balance - (isOwn ? member.bonus : 0));
        const isFree = isOwn || pair.eats;
        const goods = isFree ? ownGoods(wanted, spendable) : Math.min(wanted, bonusAlone(member));
        if (goods === 0) return;
        const balance = usesBalance || !isFree ? Math.min(goods, spendable) : 0;
        const bonus = debit(member, balance);
        pair.paidIn += goods - balance;
        if (isOwn) pair.earnings += goods;
        const placed: Order = {
          day: pair.day,
          isOwn,
          goods,
          gateway: goods - balance,
          balance,
          bonus,
          backBalance: 0,
          backGateway: 0,
          hasDraw: false,
          rewards: [],
        };
        member.orders.push(placed);
        complete(pair, at, placed, hasCard);
      },
  );

const ownGoods = (wanted: number, spendable: number): number => (wanted === all ? Math.max(spendable, 1) : wanted);

/** The member's bonus in fen, or 0 if the balance also contains other money, which members spend before the bonus. */
const bonusAlone = ({ balance, bonus }: Member): number => (balance === bonus ? bonus : 0);

function complete(pair: Pair, at: number, placed: Order, hasCard: boolean): void {
  const { isOwn, goods } = placed;
  if (isOwn) return;
  const member = memberOf(pair, at);
  const base = earningOf(placed);
  if (base === 0) return;
  give(pair, member, placed, { of: 'points', amount: pointsFor(fen(base)), base });
  if (hasCard) give(pair, member, placed, { of: 'balance', amount: rebateFor(fen(base), rebateCard), base });
  const inviters = affiliateRewardOf({ goods: fen(goods), paid: fen(goods), kept: fen(base) });
  give(pair, member, placed, { of: 'affiliate', amount: inviters, base });
  member.spent += base;
  if (base >= minFriendOrder) member.isFriend = true;
  const earned =
    lotteryTicketsEarned('spending', member.spent) +
    lotteryTicketsEarned('friends', pair.members.filter(({ isFriend }) => isFriend).length);
  member.tickets += Math.max(0, earned - member.ticketsGiven);
  member.ticketsGiven = Math.max(earned, member.ticketsGiven);
  if (!earnsLotteryDraw(base) || member.drawsToday >= maxLotteryDrawsPerDay) return;
  member.drawsToday += 1;
  placed.hasDraw = true;
}

const keptOf = ({ goods, backBalance, backGateway }: Order): number => goods - backBalance - backGateway;

const earningOf = (order: Order): number =>
  rewardableAmount({ kept: keptOf(order), bonus: order.bonus, refundedBalance: order.backBalance });

function give(pair: Pair, member: Member, to: Order, reward: Omit<Reward, 'back'>): void {
  to.rewards.push({ ...reward, back: 0 });
  add(pair, member, reward.of, reward.amount);
}

function add(pair: Pair, member: Member, of: Reward['of'], amount: number): void {
  if (of !== 'balance') pair[of] += amount;
  else if (amount < 0) debit(member, -amount);
  else member.balance += amount;
}

/**
 * Takes fen from a balance, the bonus last. A reward that is taken back can make the balance negative.
 *
 * @returns the fen of bonus that are spent
 */
function debit(member: Member, amount: number): number {
  member.balance -= amount;
  const spent = member.bonus - Math.min(member.bonus, Math.max(0, member.balance));
  member.bonus -= spent;
  member.bonusSpent += spent;
  return spent;
}

/** A prize draw with the highest possible prize. */
const draw = fc.record({ at: who, hasTicket: fc.boolean(), pick: fc.nat(20) }).map(
  ({ at, hasTicket, pick }): Step =>
    (pair) => {
      const member = memberOf(pair, at);
      const open = member.orders.filter((one) => one.hasDraw && earnsLotteryDraw(keptOf(one)));
      const drawn = open[pick % Math.max(1, open.length)];
      if (!drawn) return;
      const isTwice = hasTicket && member.tickets > 0;
      if (isTwice) member.tickets -= 1;
      drawn.hasDraw = false;
      const base = earningOf(drawn);
      const prize = cappedPrize({ amount: 1_000_000 }, base);
      give(pair, member, drawn, { of: 'affiliate', amount: isTwice ? 2 * prize : prize, base });
    },
);

/** A refund on the day of the order. On later days the rewards are credited, and no refund is possible. */
const refund = fc.record({ at: who, pick: fc.nat(20), permille: fc.integer({ min: 1, max: 1_000 }) }).map(
  ({ at, pick, permille }): Step =>
    (pair) => {
      const member = memberOf(pair, at);
      const open = member.orders.filter((one) => one.day === pair.day && keptOf(one) > 0);
      const refunded = open[pick % Math.max(1, open.length)];
      if (!refunded) return;
      const inAll = refunded.goods - keptOf(refunded) + Math.ceil((keptOf(refunded) * permille) / 1_000);
      const backBalance = Math.floor((inAll * refunded.balance) / refunded.goods);
      const toBalance = backBalance - refunded.backBalance;
      const toGateway = inAll - backBalance - refunded.backGateway;
      refunded.backBalance += toBalance;
      refunded.backGateway += toGateway;
      const restored = Math.min(member.bonusSpent, toBalance);
      member.balance += toBalance;
      member.bonus += restored;
      member.bonusSpent -= restored;
      pair.paidIn -= toGateway;
      if (refunded.isOwn) pair.earnings -= toBalance + toGateway;
      for (const reward of refunded.rewards) takeBack(pair, member, refunded, reward);
    },
);

function takeBack(pair: Pair, member: Member, of: Order, reward: Reward): void {
  const refunded = fen(Math.min(reward.base, Math.max(0, reward.base - keptOf(of))));
  const inAll = Math.max(reward.back, rewardTakenBack(reward.amount, { paid: fen(reward.base), refunded }));
  add(pair, member, reward.of, reward.back - inAll);
  reward.back = inAll;
}

const nextDay = fc.constant<Step>((pair) => {
  pair.day += 1;
  for (const member of pair.members) {
    member.drawsToday = 0;
    if (pair.day % 30 === 0) member.bonusOfMonth = 0;
  }
});

const steps = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: topUp },
    { weight: 5, arbitrary: order },
    { weight: 3, arbitrary: draw },
    { weight: 2, arbitrary: refund },
    { weight: 1, arbitrary: nextDay },
  ),
  { minLength: 5, maxLength: 40 },
);

test('two members who invite each other, one of them a restaurant employee, cannot gain money by rewards', () => {
  fc.assert(
    fc.property(steps, fc.boolean(), (taken, eats) => {
      const pair: Pair = {
        eats,
        day: 0,
        paidIn: 0,
        affiliate: 0,
        earnings: 0,
        points: 0,
        members: [newMember(), newMember()],
      };
      for (const step of taken) {
        step(pair);
        expect(worth(pair)).toBeLessThanOrEqual(0);
      }
    }),
    { numRuns: 2_000 },
  );
});
