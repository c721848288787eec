import { directionOf, type Language } from '@chifan/domain';
import type { Email } from './mail.ts';

type Written = {
  readonly language: Language;
  readonly subject: string;
  /** Paragraphs, with an empty line between them. */
  readonly text: string;
  readonly link: { readonly words: string; readonly url: string };
};

export function emailWithLink(written: Written): Pick<Email, 'subject' | 'text' | 'html'> {
  const { subject, text, link } = written;
  return { subject, text: `${text}\n\n${link.words}\n${link.url}`, html: htmlOf(written) };
}

/** Nothing is fetched from anywhere: no picture tells who has opened it. Its look stands in it, as mail readers want it. */
function htmlOf({ language, subject, text, link }: Written): string {
  const paragraphs = text.split('\n\n').map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.6 sans-serif;color:#1d1a16;background:#ffffff">
<div style="max-width:480px">
${paragraphs.join('\n')}
<p style="margin:24px 0 0"><a href="${escaped(link.url)}" style="${buttonClass}">${escaped(link.words)}</a></p>
</div>
</body>
</html>
`;
}

/** As the app's main button: dark ink on orange. */
const buttonClass =
  'display:inline-block;padding:12px 20px;border-radius:24px;background:#ff8f1f;color:#1f1408;font-weight:600;text-decoration:none';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
