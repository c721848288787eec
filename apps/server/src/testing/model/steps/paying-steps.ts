import * as fc from 'fast-check';
import { drivers } from '../../../modules/payment/gateways-in-tests.ts';
import { paymentPassword } from '../../small-city.ts';
import type { Stage } from '../fixture.ts';
import {
  type Attempt,
  balanceOf,
  type Method,
  type Order,
  type Purchase,
  spendableOf,
  type World,
} from '../model-state.ts';
import { bookPayment as hearForOrder, payRestFromBalance } from '../order-rules.ts';
import { bookPurchasePayment as hearForPurchase, pay as payPurchase } from '../purchase-rules.ts';
import { answered, must, oneOf, type Step, settle } from './step.ts';

type Payable = { readonly isOrder: true; readonly of: Order } | { readonly isOrder: false; readonly of: Purchase };

const unpaid = ({ orders, purchases }: World): Payable[] => [
  ...orders.filter(({ state }) => state === 'unpaid').map((of) => ({ isOrder: true, of }) as const),
  ...purchases.filter(({ state }) => state === 'unpaid').map((of) => ({ isOrder: false, of }) as const),
];

const dueOf = (payable: Payable): number => (payable.isOrder ? payable.of.gateway : payable.of.amount);

const whatPays = (payable: Payable) => (payable.isOrder ? { orderId: payable.of.id } : { purchaseId: payable.of.id });

const bookAttempt = (world: World, payable: Payable, attempt: Attempt): void =>
  payable.isOrder ? hearForOrder(world, payable.of, attempt) : hearForPurchase(world, payable.of, attempt);

export const payFromBalance = (pick: number): Step => ({
  name: `pay ${pick} from balance`,
  isPossible: (world) => unpaid(world).length > 0,
  take: async (world, real) => {
    const payable = must(oneOf(unpaid(world), pick));
    const request = { ...whatPays(payable), method: 'balance', paymentPassword } as const;
    const answer = await real.test.call('startPayment', request, { token: real.member.token });
    const isTopUp = !payable.isOrder && payable.of.coupon === null;
    const available = payable.isOrder ? spendableOf(world) : balanceOf(world);
    if (!answered(answer, !isTopUp && available >= dueOf(payable), 'paying from balance')) return;
    await settle(world, real);
    if (payable.isOrder) payRestFromBalance(world, payable.of);
    else payPurchase(world, payable.of, null);
  },
});

export const payingFromBalance = fc.nat(9).map(payFromBalance);

/**
 * How the server learns of a payment. `told`: by a notification. `told again`: by two copies of a notification.
 * `asked`: by a query to the gateway. `unheard`: not at all, although the guest paid. `left`: the guest opened the
 * payment and left without paying. `twice`: the guest paid at two gateways, and the notification of the last or first
 * payment arrives.
 */
type Paid = 'told' | 'told again' | 'asked' | 'unheard' | 'left' | 'twice, last heard' | 'twice, first heard';
type Payment = { readonly pick: number; readonly method: Method; readonly paid: Paid };

export const payAtGateway = ({ pick, method, paid }: Payment): Step => ({
  name: `pay ${pick} by ${method}, ${paid}`,
  isPossible: (world) => unpaid(world).length > 0,
  take: async (world, real) => {
    const payable = must(oneOf(unpaid(world), pick));
    const other = method === 'stripe' ? 'wechat' : 'stripe';
    if (paid === 'twice, last heard') await payThere(real, payable, other);
    const attempt = paid === 'left' ? await start(real, payable, method) : await payThere(real, payable, method);
    if (paid === 'left' || paid === 'unheard') return;
    if (paid === 'twice, first heard') await payThere(real, payable, other);
    if (paid === 'asked') await queryGateway(real, payable);
    else await tell(real, attempt, paid === 'told again' ? 2 : 1);
    attempt.isTold = true;
    await settle(world, real);
    bookAttempt(world, payable, attempt);
  },
});

export const payment = fc.record<Payment>({
  pick: fc.nat(9),
  method: fc.constantFrom('stripe', 'alipay', 'wechat'),
  paid: fc.constantFrom(
    'told',
    'told',
    'told again',
    'asked',
    'unheard',
    'left',
    'twice, last heard',
    'twice, first heard',
  ),
});

export const payingAtGateway = payment.map(payAtGateway);

type Started = Attempt & { readonly clientData: Readonly<Record<string, string>> };

async function start(real: Stage, payable: Payable, method: Method): Promise<Started> {
  const request = { ...whatPays(payable), method, environment: drivers[method].environment };
  const { data, ...answer } = await real.test.call('startPayment', request, { token: real.member.token });
  answered({ ...answer, data }, true, 'starting a payment');
  const clientData = data.clientData ?? {};
  const started: Started = {
    number: data.attempt,
    method,
    amount: dueOf(payable),
    state: 'open',
    isTold: false,
    isPayerKnown: method !== 'stripe',
    clientData,
  };
  payable.of.attempts.push(started);
  return started;
}

async function payThere(real: Stage, payable: Payable, method: Method): Promise<Attempt> {
  const started = await start(real, payable, method);
  await drivers[method].pay(real.test, started.clientData);
  started.state = 'paid';
  return started;
}

const queryGateway = (real: Stage, payable: Payable) =>
  payable.isOrder
    ? real.test.call('paymentStatus', { orderId: payable.of.id }, { token: real.member.token })
    : real.test.call('showPurchase', { purchaseId: payable.of.id }, { token: real.member.token });

let events = 0;

/** Sends the gateway's signed payment notification, `times` copies at once. */
async function tell(
  real: Stage,
  { number, method, amount }: Attempt,
  times: number,
  lie: { amount?: number; isForged?: boolean } = {},
): Promise<void> {
  events += 1;
  const known = real.reality.seen()?.attempts.find((attempt) => attempt.number === number);
  const reference = known?.reference ?? (await referenceOf(real, number));
  const message = drivers[method].say(real.test, {
    eventId: `evt_model_${String(events).padStart(12, '0')}`,
    number,
    reference,
    amount: lie.amount ?? amount,
    currency: 'cny',
    isForOthers: false,
    isForged: lie.isForged ?? false,
  });
  const { path: url, ...sent } = message;
  await Promise.all(Array.from({ length: times }, () => real.test.raw({ method: 'POST', url, ...sent })));
}

async function referenceOf(real: Stage, number: string): Promise<string> {
  const { attempts } = await real.reality.look();
  return attempts.find((attempt) => attempt.number === number)?.reference ?? '';
}

const allAttempts = ({ orders, purchases }: World) => [
  ...orders.flatMap((of) => of.attempts.map((attempt) => ({ payable: { isOrder: true, of } as const, attempt }))),
  ...purchases.flatMap((of) => of.attempts.map((attempt) => ({ payable: { isOrder: false, of } as const, attempt }))),
];

/** Sends a late or repeated payment notification, or an invalid one that is forged or has another amount. */
export const notice = fc
  .record({ pick: fc.nat(9), said: fc.constantFrom('late', 'late', 'late', 'forged', 'too little') })
  .map(
    ({ pick, said }): Step => ({
      name: `${said} notice ${pick}`,
      isPossible: (world) => tellable(world).length > 0,
      take: async (world, real) => {
        const { payable, attempt } = must(oneOf(tellable(world), pick));
        const lie = { forged: { isForged: true }, 'too little': { amount: attempt.amount - 1 }, late: {} }[said];
        await tell(real, attempt, 1, lie);
        attempt.isTold ||= said === 'late';
        await settle(world, real);
        if (said === 'late' && attempt.state === 'paid') bookAttempt(world, payable, attempt);
      },
    }),
  );

/**
 * Payment attempts for which the gateway may send a notification. The list begins with the paid attempts that the
 * server does not know.
 */
const tellable = (world: World) =>
  ['paid', 'heard'].flatMap((wanted) => allAttempts(world).filter(({ attempt: { state } }) => state === wanted));
