import { documentBlocks } from './document-layout.ts';
import { encodeEscPos } from './esc-pos.ts';
import { printableText } from './gb18030.ts';
import { kitchenTicketLines } from './ticket-lines.ts';
import {
  type KitchenTicketBlock,
  type KitchenTicketOrder,
  kitchenTicketColumns,
  type PaperWidth,
  type PrintDocument,
  type ReceiptTexts,
} from './ticket-order.ts';
import { clockOf, rule, text } from './ticket-parts.ts';

/** A document that one printer prints once. `order` is null for a test page. */
export type PrintJob = {
  readonly document: PrintDocument;
  readonly order: KitchenTicketOrder | null;
  readonly receipt: ReceiptTexts | null;
  readonly isCopy: boolean;
  /** Number of this ticket, from 1 to `copies`. */
  readonly copy: number;
  readonly copies: number;
  readonly paper: PaperWidth;
  readonly printerName: string;
};

/** The ESC/POS bytes of a print job. */
export const encodePrintJob = (job: PrintJob, printedAt: Date): Uint8Array<ArrayBuffer> =>
  encodeEscPos(kitchenTicketLines(printJobBlocks(job, printedAt), kitchenTicketColumns[job.paper]));

export function printJobBlocks(job: PrintJob, printedAt: Date): readonly KitchenTicketBlock[] {
  const { document, order, receipt, isCopy, copy, copies } = job;
  if (document === 'test' || order === null) return testPageOf(job, printedAt);
  const ofSeveral = copies > 1 ? { number: copy, total: copies } : undefined;
  return documentBlocks(order, {
    kind: document,
    printedAt,
    isCopy,
    ofSeveral,
    receipt,
    printable: printableText,
  });
}

/** A test page shows the width of the paper, large text and the scripts that the printer has (rule printing-18). */
const testPageOf = ({ printerName, paper }: PrintJob, printedAt: Date): readonly KitchenTicketBlock[] => [
  text('测试页', { size: 'large', isBold: true, align: 'center' }),
  text(printableText(printerName) ?? '', { size: 'tall', align: 'center' }),
  rule,
  text(`纸宽 ${paper} 毫米：上下两条线都应从纸边到纸边，各占一行`),
  { kind: 'row', start: '辣椒炒肉 ×2', end: '56.00', isBold: true },
  text('Stir-fried pork / 豚肉炒め / Свинина / Käse'),
  rule,
  text(`${clockOf(printedAt, printedAt)} 打印`, { align: 'center' }),
  { kind: 'cut' },
];
