import { browserFile } from '../browser-files.ts';
import { escaped, tableOf } from '../pages/page.ts';
import { json, type StandIn } from '../stand-in.ts';
import { cardFormCalls } from './card-form-calls.ts';
import type { SandboxStripe } from './stripe.ts';

/** What people see of Stripe: the card form, 3-D Secure, and the newest payments. */
export const stripeStandIn = (stripe: SandboxStripe): StandIn => ({
  name: 'stripe',
  faults: stripe.faults,
  section: () => `<h2>Stripe</h2><p>Test cards, with any future expiry date and any security code:</p>
${tableOf(testCards)}${paymentsTable(stripe)}`,
  get: (place) => {
    const name = fileNameOf(place);
    return name === undefined ? undefined : browserFile(name);
  },
  post: (place, input) => {
    const call = cardFormCalls[place];
    return call === undefined ? undefined : json(call(stripe, input));
  },
});

const testCards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0025 0000 3155', 'asks for 3-D Secure'],
  ['4000 0000 0000 0077', 'succeeds, but the product hears of it 20 seconds late'],
];

function fileNameOf(place: string): string | undefined {
  if (place === 'v3/stripe.js') return 'stripe.js';
  if (place === 'elements') return 'elements.html';
  return /^3ds\/\w+$/.test(place) ? 'challenge.html' : undefined;
}

function paymentsTable({ state }: SandboxStripe): string {
  const newest = [...state.intents.values()].slice(-20).toReversed();
  if (newest.length === 0) return '<p>No payments yet.</p>';
  const rows = newest.map(({ id, amount, currency, status, description }) => [
    id,
    `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`,
    status,
    description ?? '',
  ]);
  const waiting =
    state.pending.size === 0
      ? ''
      : `<p class="quiet">${escaped(String(state.pending.size))} webhooks not yet taken.</p>`;
  return tableOf(rows) + waiting;
}
