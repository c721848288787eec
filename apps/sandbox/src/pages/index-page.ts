import type { StandIn } from '../stand-in.ts';
import { escaped, pageOf } from './page.ts';

/** What the sandbox stands in for, and where to look at it; what may go wrong in each is turned here. */
export const indexPage = (standIns: readonly StandIn[]): string =>
  pageOf(
    'Sandbox',
    `<p>Stand-ins for what only the internet has. Nothing here costs money or reaches anybody.</p>
<section><h2><a href="/sandbox/mail">Mailbox</a></h2>
<p>Every mail the application sends, also as <a href="/sandbox/mail.json">JSON</a>.</p></section>
${standIns.map((standIn) => `<section>${standIn.section()}${faultsOf(standIn)}</section>`).join('\n')}`,
    'faults.js',
  );

/** Each control is a number to be typed; the script sends what is changed. */
const faultsOf = ({ name, faults }: StandIn): string => `<details><summary>Faults</summary>
<p class="quiet">Counts of the next calls or notifications, or milliseconds. Also by POST of a JSON object to
<code>/sandbox/${escaped(name)}/faults</code>.</p>
<div class="faults" data-faults="/sandbox/${escaped(name)}/faults">${Object.entries(faults).map(controlField).join('')}</div>
<p class="quiet" role="status"></p></details>`;

const controlField = ([name, value]: [string, number]): string =>
  `<label>${escaped(name)}<input type="number" min="0" step="1" name="${escaped(name)}" value="${value}"></label>`;
