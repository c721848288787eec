import { type Email, verificationCodeIn } from '../mailbox/mailbox.ts';
import type { StandIn } from '../stand-in.ts';

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Builds an HTML page. Texts in `body` that come from outside must already be escaped. */
export const pageOf = (title: string, body: string, script?: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/sandbox/assets/pages.css">
${script === undefined ? '' : `<script type="module" src="/sandbox/assets/${script}"></script>`}
</head>
<body>
<header><p class="quiet"><a href="/sandbox/">Sandbox</a></p><h1>${escaped(title)}</h1></header>
<main>
${body}
</main>
</body>
</html>
`;

export const tableOf = (rows: readonly (readonly string[])[]): string =>
  `<div class="scroll"><table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table></div>`;

export const indexPage = (standIns: readonly StandIn[]): string =>
  pageOf(
    'Sandbox',
    `<p>Stand-ins for what only the internet has. Nothing here costs money or reaches anybody.</p>
<section><h2><a href="/sandbox/mail">Mailbox</a></h2>
<p>Every mail the application sends, also as <a href="/sandbox/mail.json">JSON</a>.</p></section>
${standIns.map((standIn) => `<section>${standIn.section()}${faultsOf(standIn)}</section>`).join('\n')}`,
    'faults.js',
  );

/** Form with the fault controls of a service. The script of the form sends only changed values. */
const faultsOf = ({ name, faults }: StandIn): string => `<details><summary>Faults</summary>
<p class="quiet">Counts of the next calls or notifications, or milliseconds. Also by POST of a JSON object to
<code>/sandbox/${escaped(name)}/faults</code>.</p>
<div class="faults" data-faults="/sandbox/${escaped(name)}/faults">${Object.entries(faults).map(controlField).join('')}</div>
<p class="quiet" role="status"></p></details>`;

const controlField = ([name, value]: [string, number]): string =>
  `<label>${escaped(name)}<input type="number" min="0" step="1" name="${escaped(name)}" value="${value}"></label>`;

export const mailPage = (emails: readonly Email[]): string =>
  pageOf(
    'Mailbox',
    emails.length === 0
      ? '<p>No email yet. Whatever the application sends arrives here, and this page shows it by itself.</p>'
      : emails.map(emailArticle).join('\n'),
    'mail.js',
  );

function emailArticle(email: Email): string {
  const code = verificationCodeIn(email);
  return `<article data-email="${escaped(email.id)}">
<h2 dir="auto">${escaped(email.subject)}</h2>
<p class="quiet">To <bdi>${escaped(email.to)}</bdi> · <time datetime="${escaped(email.at)}">${escaped(shanghaiTime(email.at))}</time></p>
${code === undefined ? '' : `<p class="code">${code}</p>`}
<pre dir="auto">${escaped(email.text.trim())}</pre>
</article>`;
}

const shanghaiTime = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Shanghai' }).format(
    new Date(at),
  );
