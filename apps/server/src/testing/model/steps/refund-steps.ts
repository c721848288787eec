import * as fc from 'fast-check';
import type { Stage } from '../fixture.ts';
import type { Item, Order, Refund, World } from '../model-state.ts';
import type { Liable } from '../order-rules.ts';
import {
  accept,
  ask,
  close,
  declareSoldOut,
  grant,
  grantOrOffer,
  leftOf,
  maxFor,
  mayAsk,
  mayDeclare,
  mayGrant,
  refuse,
} from '../refund-rules.ts';
import { answered, must, oneOf, type Step, settle } from './step.ts';

/** Requested percentage of the refundable amount. */
const share = fc.constantFrom(100, 100, 100, 67, 1);
const mostly = fc.integer({ min: 0, max: 3 }).map((one) => one > 0);
export const partOf = (most: number, percent: number): number => Math.max(1, Math.floor((most * percent) / 100));

const askable = (world: World): Order[] =>
  world.orders.filter((order) => order.isPaid && leftOf(order).some((left) => left > 0));

export const request = fc.record({
  pick: fc.nat(9),
  isUsual: mostly,
  isAll: fc.boolean(),
  line: fc.nat(2),
  pieces: fc.nat(2),
  percent: share,
  fate: fc.constantFrom(
    'left',
    'granted',
    'left',
    'granted',
    'refused',
    'refused to the end',
    'offered',
    'offered and accepted',
    'offered and appealed',
  ),
});

type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

export const apply = ({ pick, isUsual, isAll, line, pieces, percent, fate }: Request): Step => ({
  name: `ask for ${isAll ? 'all' : `${pieces} of line ${line}`} of ${pick}, ${percent}%, ${fate}`,
  isPossible: (world) => askable(world).length > 0,
  take: async (world, real) => {
    const paid = askable(world);
    const open = paid.filter((order) => mayAsk(world, order));
    const order = must(oneOf(isUsual && open.length > 0 ? open : paid, pick));
    const items = isAll ? everything(order) : someOf(order, { line, pieces });
    const refund = await askFor(world, real, order, { items, percent });
    if (refund?.state !== 2) return;
    const amount = fate.startsWith('offered') ? Math.ceil(refund.asked / 2) : refund.asked;
    const decided = { amount, liable: 'merchant' } as const;
    for (const name of courses[fate] ?? []) await decide(world, real, { order, refund, name }, decided);
  },
});

const courses: Readonly<Record<string, readonly (keyof typeof decisions)[]>> = {
  granted: ['grant'],
  offered: ['grant'],
  'offered and accepted': ['grant', 'accept'],
  'offered and appealed': ['grant', 'appeal'],
  refused: ['refuse'],
  'refused to the end': ['refuse', 'appeal', 'decide against the guest'],
};

export const applying = request.map(apply);

async function askFor(
  world: World,
  real: Stage,
  order: Order,
  { items, percent }: { items: readonly Item[]; percent: number },
): Promise<Refund | undefined> {
  const most = maxFor(order, items);
  if (most === 0) return undefined;
  const request = { orderId: order.id, items: [...items] };
  const as = { token: real.member.token };
  const isAllowed = mayAsk(world, order);
  if (isAllowed) checkPreview(await real.test.call('previewRefund', request, as), most);
  const asked = { ...request, amount: partOf(most, percent), reason: 14 };
  const answer = await real.test.call('applyForRefund', asked, as);
  if (!answered(answer, isAllowed, `asking for ${asked.amount} of order ${order.id}`)) return undefined;
  return ask(world, order, { id: answer.data.id, asked: asked.amount, items });
}

export const everything = (order: Order): Item[] =>
  leftOf(order).flatMap((quantity, position) => (quantity > 0 ? [{ position, quantity }] : []));

export function someOf(order: Order, { line, pieces }: { line: number; pieces: number }): Item[] {
  const item = must(oneOf(everything(order), line));
  return [{ ...item, quantity: 1 + (pieces % item.quantity) }];
}

function checkPreview(answer: { success: boolean; data: { most: number } }, most: number): void {
  if (!answer.success || answer.data.most !== most) {
    throw new Error(`previewed ${JSON.stringify(answer.data)}, not ${most}`);
  }
}

export const declaring = fc.record({ pick: fc.nat(9), isUsual: mostly, position: fc.nat(2), pieces: fc.nat(2) }).map(
  ({ pick, isUsual, position: line, pieces }): Step => ({
    name: `declare ${pieces || 'all'} of line ${line} of ${pick} sold out`,
    isPossible: (world) => askable(world).length > 0,
    take: async (world, real) => {
      const paid = askable(world);
      const open = paid.filter((order) => mayDeclare(world, order, line % order.lines.length));
      const order = must(oneOf(isUsual && open.length > 0 ? open : paid, pick));
      const position = line % order.lines.length;
      const left = leftOf(order)[position] ?? 0;
      const of = { orderId: order.id, position, ...(pieces === 0 ? {} : { quantity: pieces }) };
      const answer = await real.test.call('declareSoldOut', of, { token: real.city.merchant.token });
      const isAllowed = mayDeclare(world, order, position) && pieces <= left;
      if (!answered(answer, isAllowed, `line ${position} of order ${order.id} sold out`)) return;
      const { data } = await real.test.call('refundProgress', { orderId: order.id }, { token: real.member.token });
      declareSoldOut(world, order, { id: data.id, position, quantity: pieces || left });
      await settle(world, real);
    },
  }),
);

type Decision = {
  readonly from: readonly number[];
  readonly may?: (refund: Refund, amount: number) => boolean;
  readonly send: (
    real: Stage,
    refundId: number,
    amount: number,
    liable: Liable,
    asked: number,
  ) => Promise<{ success: boolean; data: unknown }>;
  readonly does: (world: World, order: Order, refund: Refund, by: { amount: number; liable: Liable }) => void;
};

const note = '核实无误';

const decisions = {
  grant: {
    from: [2],
    may: mayGrant,
    send: (real, refundId, amount, _, asked) => {
      const why = amount < asked ? { reason: 'only_affected' as const } : {};
      return real.test.call('grantRefund', { refundId, amount, ...why }, { token: real.city.merchant.token });
    },
    does: (world, order, refund, { amount }) => grantOrOffer(world, order, refund, amount),
  },
  accept: {
    from: [3],
    may: ({ offered }) => offered !== null,
    send: (real, refundId) => real.test.call('acceptOfferedRefund', { refundId }, { token: real.member.token }),
    does: accept,
  },
  refuse: {
    from: [2],
    send: (real, refundId) =>
      real.test.call('refuseRefund', { refundId, refusal: 'made_as_ordered' }, { token: real.city.merchant.token }),
    does: refuse,
  },
  appeal: {
    from: [3],
    send: (real, refundId) => real.test.call('appealRefund', { refundId, note: 'Look.' }, { token: real.member.token }),
    does: (_, __, refund) => {
      refund.state = 4;
    },
  },
  'decide for the guest': {
    from: [4],
    send: (real, refundId, amount, liable, asked) => {
      const why = amount < asked ? { reason: 'only_affected' as const } : { note };
      const decision = { refundId, decision: 'grant', amount, liable, ...why } as const;
      return real.test.call('decideRefund', decision, { token: real.city.operator.token });
    },
    does: grant,
  },
  'decide against the guest': {
    from: [4],
    send: (real, refundId, _, liable) =>
      real.test.call(
        'decideRefund',
        { refundId, decision: 'refuse', liable, reason: 'as_ordered' },
        { token: real.city.operator.token },
      ),
    does: (world, order, refund) => close(world, order, refund, 5),
  },
  withdraw: {
    from: [2, 3, 4],
    send: (real, refundId) => real.test.call('withdrawRefund', { refundId }, { token: real.member.token }),
    does: (world, order, refund) => close(world, order, refund, 6),
  },
} as const satisfies Record<string, Decision>;

type DecisionName = keyof typeof decisions;
const names = Object.keys(decisions).filter((name): name is DecisionName => Object.hasOwn(decisions, name));

const every = (world: World) =>
  world.orders.flatMap((order) =>
    order.refunds.flatMap((refund) => names.map((name): Choice => ({ order, refund, name }))),
  );

type Choice = { readonly order: Order; readonly refund: Refund; readonly name: DecisionName };

/** A decision about a refund by any actor: mostly an allowed one, sometimes one that is not allowed now. */
export const deciding = fc
  .record({
    pick: fc.nat(99),
    isUsual: mostly,
    percent: share,
    liable: fc.constantFrom<Liable>('merchant', 'courier', 'platform', 'guest'),
  })
  .map(
    ({ pick, isUsual, percent, liable }): Step => ({
      name: `decide ${isUsual ? '' : 'anyhow '}${pick}, ${percent}%, ${liable}`,
      isPossible: (world) => every(world).length > 0,
      take: (world, real) => {
        const open = every(world).filter(({ refund, name }) => mayBe(name, refund, partOf(refund.asked, percent)));
        const choice = must(oneOf(isUsual && open.length > 0 ? open : every(world), pick));
        return decide(world, real, choice, { amount: partOf(choice.refund.asked, percent), liable });
      },
    }),
  );

async function decide(
  world: World,
  real: Stage,
  { order, refund, name }: Choice,
  by: { amount: number; liable: Liable },
): Promise<void> {
  const decision: Decision = decisions[name];
  const answer = await decision.send(real, refund.id, by.amount, by.liable, refund.asked);
  if (!answered(answer, mayBe(name, refund, by.amount), `${name} of refund ${refund.id} in ${refund.state}`)) return;
  decision.does(world, order, refund, by);
  if (refund.state === 7) await settle(world, real);
}

const mayBe = (name: DecisionName, refund: Refund, amount: number): boolean => {
  const { from, may }: Decision = decisions[name];
  return from.includes(refund.state) && (may?.(refund, amount) ?? true);
};
