import type { Text } from './patterns.ts';

/** The paragraphs, list items, headings and table cells of a Markdown document, without code. */
export function textsOfMarkdown(page: string): Text[] {
  const texts: Text[] = [];
  let open: { line: number; lines: string[] } | undefined;
  let isFenced = false;
  const close = () => {
    if (open !== undefined) texts.push({ line: open.line, text: plain(open.lines.join('\n')) });
    open = undefined;
  };
  for (const [index, content] of page.split('\n').entries()) {
    const line = index + 1;
    const isFence = /^\s*(```|~~~)/.test(content);
    if (isFence) isFenced = !isFenced;
    if (isFence || isFenced || content.trim() === '') {
      close();
    } else if (content.trimStart().startsWith('|')) {
      close();
      for (const cell of cellsOf(content)) texts.push({ line, text: plain(cell) });
    } else {
      if (/^\s*(?:[-*+]|\d+\.|#+|>)\s/.test(content)) close();
      open ??= { line, lines: [] };
      open.lines.push(content.replace(/^\s*(?:(?:[-*+]|\d+\.|#+|>)\s+)?/, ''));
    }
  }
  close();
  return texts.filter(({ text }) => /\w/.test(text));
}

const cellsOf = (row: string): string[] =>
  row
    .replace(/`[^`]*`/g, (code) => code.replaceAll('|', ' '))
    .split('|')
    .map((cell) => cell.trim());

/** Replaces code by one word and a link by its text. */
export const plain = (text: string): string =>
  text
    .replace(/`[^`]*`/g, (code) => `CODE${'\n'.repeat(code.split('\n').length - 1)}`)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__/g, '');
