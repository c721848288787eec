import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { escPos, printableText, type TicketBlock, ticketColumns, ticketLines, ticketOf } from '@chifan/domain/printing';
import { type Written, writeToPrinter } from './plugged-printer.ts';
import type { PrintingChoice } from './printing-choice.ts';
import { putOnPaper } from './ticket-on-paper.ts';

/**
 * A browser prints every character, a printer only its character set. @returns null if the browser's dialog does the
 * rest.
 */
export async function printOrder(order: StaffOrder, { paper, kinds, way }: PrintingChoice): Promise<Written | null> {
  const printable = way === 'browser' ? (text: string) => text : printableText;
  const words = { printedAt: new Date(), isCopy: false, printable };
  const blocks: readonly TicketBlock[] = kinds.flatMap((kind) => ticketOf(order, { kind, ...words }));
  if (way === 'browser') {
    putOnPaper({ paper, blocks });
    return null;
  }
  return writeToPrinter(way, escPos(ticketLines(blocks, ticketColumns[paper])));
}
