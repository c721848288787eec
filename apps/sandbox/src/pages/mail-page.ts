import { codeIn, type Email } from '../mailbox/mailbox.ts';
import { escaped, pageOf } from './page.ts';

export const mailPage = (emails: readonly Email[]): string =>
  pageOf(
    'Mailbox',
    emails.length === 0
      ? '<p>No email yet. Whatever the application sends arrives here, and this page shows it by itself.</p>'
      : emails.map(emailArticle).join('\n'),
    'mail.js',
  );

function emailArticle(email: Email): string {
  const code = codeIn(email);
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
