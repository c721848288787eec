import type { KitchenTicketBlock, KitchenTicketTextSize } from './ticket-order.ts';

/** A line for a printer with a fixed number of columns. The text never exceeds the width of the paper. */
export type KitchenTicketLine =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly size: KitchenTicketTextSize;
      readonly isBold: boolean;
      readonly align: 'start' | 'center';
    }
  | { readonly kind: 'qr'; readonly text: string }
  | { readonly kind: 'cut' };

export const kitchenTicketLines = (
  blocks: readonly KitchenTicketBlock[],
  columns: number,
): readonly KitchenTicketLine[] => blocks.flatMap((block) => linesOf(block, columns));

function linesOf(block: KitchenTicketBlock, columns: number): KitchenTicketLine[] {
  switch (block.kind) {
    case 'text': {
      const { text, size, isBold, align } = block;
      return wrapPrintText(text, size === 'large' ? columns / 2 : columns).map((line) =>
        textLine(line, size, isBold, align),
      );
    }
    case 'box':
      return boxOf(block.texts, columns);
    case 'row':
      return rowOf(block.start, block.end, columns).map((line) => textLine(line, 'normal', block.isBold));
    case 'rule':
      return [textLine('-'.repeat(columns))];
    case 'qr':
    case 'cut':
      return [block];
  }
}

const textLine = (
  text: string,
  size: KitchenTicketTextSize = 'normal',
  isBold = false,
  align: 'start' | 'center' = 'start',
): KitchenTicketLine => ({ kind: 'text', text, size, isBold, align });

/** Each character of the frame takes two columns, like a Chinese character. */
function boxOf(texts: readonly string[], columns: number): KitchenTicketLine[] {
  const inner = columns - 4;
  const edge = '─'.repeat(inner / 2);
  const lines = texts.flatMap((text) => wrapPrintText(text, inner));
  return [
    textLine(`┌${edge}┐`, 'normal', true),
    ...lines.map((line) => textLine(`│${line}${' '.repeat(inner - printColumns(line))}│`, 'tall', true)),
    textLine(`└${edge}┘`, 'normal', true),
  ];
}

function rowOf(start: string, end: string, columns: number): string[] {
  const [first = '', ...rest] = wrapPrintText(start, columns - printColumns(end) - 1);
  const gap = columns - printColumns(first) - printColumns(end);
  return [`${first}${' '.repeat(gap)}${end}`, ...rest];
}

/** The printed width in columns. ASCII takes one column, any other character two. */
export const printColumns = (text: string): number =>
  [...text].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) > 0x7e ? 2 : 1), 0);

/**
 * Control characters, which must not reach the printer from a guest's text. They become blanks, so that words remain
 * separate.
 */
const steering = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Wraps a text to the columns. ASCII words are split only if they are longer than a line, and other text may break
 * anywhere. Only blanks at the end of a line are removed.
 */
export function wrapPrintText(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(text.replace(steering, ' '), columns)) {
    if (printColumns(line) + printColumns(word) > columns) {
      lines.push(line.trimEnd());
      line = word === ' ' ? '' : word;
    } else line += word;
  }
  return [...lines, line.trimEnd()];
}

const wordsOf = (text: string, columns: number): string[] =>
  (text.match(/[!-~]+|\s|[^!-~\s]/gu) ?? []).flatMap((word) => (printColumns(word) > columns ? [...word] : [word]));
