import { directionOf, type Language } from '@chifan/domain';
import type { Email } from './mail.ts';

/** A line of a receipt. */
export type EmailRow = { readonly label: string; readonly value: string; readonly isTotal?: boolean };

type Link = { readonly words: string; readonly url: string };

type Written = {
  readonly language: Language;
  readonly subject: string;
  /** Paragraphs, separated by an empty line. */
  readonly text: string;
  /** A pick-up code to show to staff, printed large below the paragraphs. */
  readonly code?: string;
  /** Lines of a receipt, below the paragraphs. */
  readonly rows?: readonly EmailRow[];
  readonly link: Link;
  /** A link to unsubscribe from mails of the same kind. */
  readonly leave?: Link | null;
};

export function emailWithLink(written: Written): Pick<Email, 'subject' | 'text' | 'html'> {
  const { subject, text, rows = [], link, leave = null } = written;
  const parts = [
    text,
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    linkText(link),
    leave ? `-- \n${linkText(leave)}` : '',
  ];
  return { subject, text: parts.filter(Boolean).join('\n\n'), html: htmlOf(written) };
}

const linkText = ({ words, url }: Link): string => `${words}\n${url}`;

/**
 * The mail as HTML. The HTML loads nothing from other servers, so that no picture reveals who opened the mail. Styles
 * are inline, because mail programs require inline styles.
 */
function htmlOf({ language, subject, text, code, rows = [], link, leave = null }: Written): string {
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) => `<p style="margin:0 0 16px">${withWholeNumbers(paragraph)}</p>`);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${darkStyles}</style></head>
<body class="page" style="margin:0;padding:24px;font:16px/1.6 sans-serif;color:#1d1a16;background:#ffffff">
<div style="max-width:480px;margin:0 auto;overflow-wrap:anywhere">
<p class="soft" style="${brandStyle}">Chifan <span lang="zh-CN">吃饭</span></p>
<h1 style="${titleStyle}">${escaped(subject)}</h1>
${paragraphs.join('\n')}
${code === undefined ? '' : `<p dir="ltr" style="${codeStyle}">${escaped(code)}</p>\n`}${tableOf(rows)}<p style="margin:24px 0 0"><a href="${escaped(link.url)}" style="${buttonClass}">${escaped(link.words)}</a></p>
${leave ? `<p class="soft" style="${leaveStyle}"><a class="soft" href="${escaped(leave.url)}" style="color:#6b6359">${escaped(leave.words)}</a></p>\n` : ''}</div>
</body>
</html>
`;
}

function tableOf(rows: readonly EmailRow[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(({ label, value, isTotal }) => {
    const style = `padding:6px 0;vertical-align:top${isTotal ? ';font-weight:600;border-top:1px solid #8a8178' : ''}`;
    return `<tr><td style="${style};text-align:start">${escaped(label)}</td><td style="${style};text-align:end;white-space:nowrap;padding-inline-start:16px">${escaped(value)}</td></tr>`;
  });
  return `<table style="width:100%;border-collapse:collapse">\n${lines.join('\n')}\n</table>\n`;
}

/** Mail programs that do not support dark mode show the light colours. */
const darkStyles =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){.page{color:#f2ede6!important;background:#1a1714!important}.soft{color:#b5aca1!important}}';

const brandStyle = 'margin:0 0 16px;font-size:15px;font-weight:700;color:#6b6359';
const titleStyle = 'margin:0 0 12px;font-size:22px;line-height:1.35;font-weight:700';
const codeStyle = 'margin:0 0 16px;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:4px;text-align:center';
const leaveStyle = 'margin:32px 0 0;font-size:13px;color:#6b6359';

/** The colours of the app's main button: dark text on orange. */
const buttonClass =
  'display:inline-block;padding:12px 20px;border-radius:24px;background:#ff8f1f;color:#1f1408;font-weight:600;text-decoration:none';

/** Prevents line breaks within order numbers, which contain hyphens. */
const withWholeNumbers = (text: string): string =>
  escaped(text).replaceAll(/\b[\dA-Z]+(?:-[\dA-Z]+)+\b/g, '<span style="white-space:nowrap">$&</span>');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
