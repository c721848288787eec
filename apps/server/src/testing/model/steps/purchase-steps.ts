import * as fc from 'fast-check';
import type { Campaign, Purchase, World } from '../model-state.ts';
import { bonusFor, cancel, giveBack, issue, issueRefusal, mayGiveBack, open, topUpTier } from '../purchase-rules.ts';
import { answered, must, oneOf, type Step, settle } from './step.ts';

const free = ({ campaigns }: World) => campaigns.filter(({ price }) => price === null);

export const claim = (pick: number): Step => ({
  name: `claim ${pick}`,
  isPossible: (world) => free(world).length > 0,
  take: async (world, real) => {
    const campaign = must(oneOf(free(world), pick));
    const answer = await real.test.call('claimCoupon', { campaignId: campaign.id }, { token: real.member.token });
    if (answered(answer, issueRefusal(world, campaign) === null, `claiming of ${campaign.group}`)) {
      issue(world, campaign, answer.data.id);
    }
  },
});

export const claiming = fc.nat(2).map(claim);

export const buyingCoupon = fc.constant<Step>({
  name: 'buy a coupon',
  isPossible: ({ campaigns }) => campaigns.some(({ price }) => price !== null),
  take: async (world, real) => {
    const campaign = must(world.campaigns.find(({ price }) => price !== null));
    const answer = await real.test.call('buyCoupon', { campaignId: campaign.id }, { token: real.member.token });
    const waiting = waitingFor(world, campaign);
    const isAllowed = waiting !== undefined || (mayOpen(world) && issueRefusal(world, campaign) === null);
    if (!answered(answer, isAllowed, 'buying a coupon')) return;
    const { id, amount } = answer.data;
    if (waiting && waiting.id !== id) throw new Error(`opened ${id} beside ${waiting.id}`);
    if (waiting) return;
    // The database assigns the coupon id. The comparison after this step checks that only one coupon was added.
    const { coupons } = await real.reality.look();
    const kept = must(coupons.find((coupon) => !world.coupons.some((known) => known.id === coupon.id)));
    open(world, { id, kind: 'coupon', amount, bonus: 0, coupon: issue(world, campaign, kept.id) });
  },
});

/** Whether the member may open a purchase. At most three purchases may be unpaid. */
const mayOpen = ({ purchases, now }: World): boolean =>
  purchases.filter(({ state, payBefore }) => state === 'unpaid' && payBefore > now).length < 3;

/** The member's open purchase of a coupon of the campaign. A second tap before payment returns this purchase. */
const waitingFor = ({ purchases, now }: World, campaign: Campaign): Purchase | undefined =>
  purchases.find(
    ({ coupon, state, payBefore }) => coupon?.campaign === campaign && state === 'unpaid' && payBefore > now,
  );

export const toppingUp = fc.constantFrom(topUpTier.amount, 3_333).map(
  (amount): Step => ({
    name: `top up ${amount}`,
    isPossible: () => true,
    take: async (world, real) => {
      const bonus = bonusFor(world, amount);
      const answer = await real.test.call('startTopUp', { amount }, { token: real.member.token });
      if (!answered(answer, mayOpen(world), 'topping up')) return;
      const { data } = answer;
      if (data.amount !== amount || data.bonus !== bonus) {
        throw new Error(`opened ${JSON.stringify(data)}, not ${amount} + ${bonus}`);
      }
      open(world, { id: data.id, kind: 'top_up', amount, bonus, coupon: null });
    },
  }),
);

export const givingUpPurchase = fc.record({ pick: fc.nat(9), isCancel: fc.boolean() }).map(
  ({ pick, isCancel }): Step => ({
    name: `${isCancel ? 'cancel' : 'give back'} purchase ${pick}`,
    isPossible: ({ purchases }) => purchases.length > 0,
    take: async (world, real) => {
      const purchase = must(oneOf(world.purchases, pick));
      const call = isCancel ? 'cancelPurchase' : 'refundPurchase';
      const answer = await real.test.call(call, { purchaseId: purchase.id }, { token: real.member.token });
      const isAllowed = isCancel ? purchase.state === 'unpaid' : mayGiveBack(world, purchase);
      if (!answered(answer, isAllowed, `${call} of ${purchase.kind} in ${purchase.state}`)) return;
      if (isCancel) cancel(world, purchase);
      else giveBack(world, purchase);
      await settle(world, real);
    },
  }),
);
