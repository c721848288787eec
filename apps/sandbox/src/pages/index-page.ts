import type { MapsStandIn } from '../maps/maps-server.ts';
import type { SandboxStripe } from '../stripe/stripe.ts';
import { escaped, pageOf } from './page.ts';

const testCards = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0025 0000 3155', 'asks for 3-D Secure'],
  ['4000 0000 0000 0077', 'succeeds, but the product hears of it 20 seconds late'],
] as const;

const row = (...cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;

/** What the sandbox stands in for, and where to look at it. */
export const indexPage = (stripe: SandboxStripe, maps: MapsStandIn): string =>
  pageOf(
    'Sandbox',
    `<p>Stand-ins for what only the internet has. Nothing here costs money or reaches anybody.</p>
<section><h2><a href="/sandbox/mail">Mailbox</a></h2>
<p>Every mail the application sends, also as <a href="/sandbox/mail.json">JSON</a>.</p></section>
<section><h2>Test cards</h2><p>Any future expiry date and any security code.</p>
<div class="scroll"><table>${testCards.map(([number, what]) => row(number, what)).join('')}</table></div></section>
<section><h2>Card payments</h2>${paymentsTable(stripe)}</section>
<section><h2>Faults</h2><p>POST a JSON object to <code>/sandbox/stripe/knobs</code>: counts of the next calls or
webhooks, or milliseconds. Now:</p><pre><code>${escaped(JSON.stringify(stripe.knobs, null, 2))}</code></pre></section>
<section><h2>Maps</h2><p>Tencent, AMap, Nominatim and Photon answer below this address, each under its name:
<code>${escaped(maps.base)}</code>. They know a handful of invented places around the demo city. Faults: POST to
<code>/sandbox/maps/knobs</code>. Now:</p><pre><code>${escaped(JSON.stringify(maps.knobs, null, 2))}</code></pre></section>`,
  );

function paymentsTable({ state }: SandboxStripe): string {
  const newest = [...state.intents.values()].slice(-20).toReversed();
  if (newest.length === 0) return '<p>None yet.</p>';
  const rows = newest.map(({ id, amount, currency, status, description }) =>
    row(id, `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`, status, description ?? ''),
  );
  const waiting = state.pending.size === 0 ? '' : `<p class="quiet">${state.pending.size} webhooks not yet taken.</p>`;
  return `<div class="scroll"><table>${rows.join('')}</table></div>${waiting}`;
}
