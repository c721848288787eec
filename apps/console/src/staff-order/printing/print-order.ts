import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { escPos, printableText, type TicketBlock, ticketColumns, ticketLines, ticketOf } from '@chifan/domain/printing';
import { type Written, writeToPrinter } from './plugged-printer.ts';
import type { PrintingChoice } from './printing-choice.ts';
import { putOnPaper } from './ticket-on-paper.ts';

/** A browser has every letter, a printer those of its own. @returns null where the browser's dialog says what becomes of it. */
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
