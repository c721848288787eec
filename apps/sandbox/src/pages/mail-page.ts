import { codeIn, type Letter } from '../mailbox/mailbox.ts';
import { escaped, pageOf } from './page.ts';

export const mailPage = (letters: readonly Letter[]): string =>
  pageOf(
    'Mailbox',
    letters.length === 0
      ? '<p>No letter yet. Whatever the application sends arrives here, and this page shows it by itself.</p>'
      : letters.map(letterArticle).join('\n'),
    'mail.js',
  );

function letterArticle(letter: Letter): string {
  const code = codeIn(letter);
  return `<article data-letter="${escaped(letter.id)}">
<h2 dir="auto">${escaped(letter.subject)}</h2>
<p class="quiet">To <bdi>${escaped(letter.to)}</bdi> · <time datetime="${escaped(letter.at)}">${escaped(shanghaiTime(letter.at))}</time></p>
${code === undefined ? '' : `<p class="code">${code}</p>`}
<pre dir="auto">${escaped(letter.text.trim())}</pre>
</article>`;
}

const shanghaiTime = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Shanghai' }).format(
    new Date(at),
  );
