import * as fc from 'fast-check';
import { accounts, type Order, transfer, type World, working } from '../model-state.ts';
import { leftOf, maxFor, mayRefundAsOperator, refundAsOperator } from '../refund-rules.ts';
import { backOf, paidOf } from '../reward-rules.ts';
import { everything, partOf, someOf } from './refund-steps.ts';
import { answered, must, oneOf, type Step, settle } from './step.ts';

const paidOrders = (world: World): Order[] => world.orders.filter((order) => order.isPaid && restOf(order) > 0);
const restOf = (order: Order): number => paidOf(order) - backOf(order);

type Kind = 'all' | 'amount' | 'dishes';

/** The refund that an operator chooses. A refund of the whole remaining payment includes all dishes. */
function chosen(
  order: Order,
  kind: Kind,
  { line, pieces, percent }: { line: number; pieces: number; percent: number },
) {
  const rest = restOf(order);
  const isOfDishes = kind === 'dishes' && leftOf(order).some((left) => left > 0);
  const items = isOfDishes ? someOf(order, { line, pieces }) : [];
  const amount = kind === 'all' ? rest : isOfDishes ? maxFor(order, items) : partOf(rest, percent);
  const asked = kind === 'all' ? { kind } : isOfDishes ? { kind, items } : { kind: 'amount' as const, amount };
  const isAll = amount === rest;
  return { asked, amount, isAll, isOfDishes, items: isAll ? everything(order) : items };
}

/** An operator refunds an order: everything, an amount, or dishes. */
export const refundingAsOperator = fc
  .record({
    pick: fc.nat(9),
    kind: fc.constantFrom<Kind>('all', 'amount', 'dishes'),
    line: fc.nat(2),
    pieces: fc.nat(2),
    percent: fc.constantFrom(100, 67, 40, 1),
    liable: fc.constantFrom('merchant', 'courier', 'platform'),
  })
  .map(
    ({ pick, kind, liable, ...of }): Step => ({
      name: `operator refunds ${kind} of ${pick}, ${of.percent}%, ${liable}`,
      isPossible: (world) => paidOrders(world).length > 0,
      take: async (world, real) => {
        const order = must(oneOf(paidOrders(world), pick));
        const { asked, amount, isAll, isOfDishes, items } = chosen(order, kind, of);
        if (amount === 0) return;
        const as = { token: real.city.operator.token };
        const input = { orderId: order.id, ...asked, liable };
        const preview = await real.test.call('previewOperatorRefund', input, as);
        const isAllowed = mayRefundAsOperator(world, order) && (liable !== 'courier' || order.hasCourier);
        if (!answered(preview, isAllowed, `preview of ${kind} of order ${order.id} in ${order.state}`)) return;
        const { version, parts } = preview.data;
        if (parts.amount !== amount) throw new Error(`previewed ${parts.amount}, not ${amount}`);
        answered(await real.test.call('refundByOperator', { ...input, reason: 20, version }, as), true, 'the refund');
        const { data } = await real.test.call('refundProgress', { orderId: order.id }, { token: real.member.token });
        const isUnbegun = working(order) === 'pending' && (isAll || isOfDishes);
        refundAsOperator(world, order, { id: data.id, items, amount, liable: isUnbegun ? null : liable });
        await settle(world, real);
      },
    }),
  );

/**
 * An operator credits the guest's balance as compensation for an order. The server's daily limits count the
 * compensations of all histories.
 */
export const compensating = fc.record({ pick: fc.nat(9), amount: fc.constantFrom(1, 5_00, 40_00, 101_00) }).map(
  ({ pick, amount }): Step => ({
    name: `compensate ${amount} for ${pick}`,
    isPossible: (world) => paidOrders(world).length > 0,
    take: async (world, real) => {
      const { id: orderId } = must(oneOf(paidOrders(world), pick));
      const as = { token: real.city.operator.token };
      const { data } = await real.test.call('orderCompensations', { orderId }, as);
      const gift = { kind: 'balance', amount } as const;
      const given = await real.test.call('compensateGuest', { orderId, gift, reason: 20 }, as);
      if (!answered(given, amount <= data.most, `compensating ${amount} for order ${orderId}`)) return;
      transfer(world, 'platform_income', accounts.balance(world), amount);
    },
  }),
);
