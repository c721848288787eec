import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import {
  documentBlocks,
  encodeEscPos,
  type KitchenTicketBlock,
  kitchenTicketColumns,
  kitchenTicketLines,
  printableText,
} from '@chifan/domain/printing';
import { type PrinterWriteResult, writeToPrinter } from './plugged-printer.ts';
import type { PrintingChoice } from './printing-choice.ts';
import { setPrintedTicket } from './ticket-on-paper.ts';

/**
 * Prints tickets of an order. Text for a connected printer is limited to the printer's character set. @returns null if
 * the browser's print dialog is used.
 */
export async function printOrder(
  order: StaffOrder,
  { paper, kinds, way }: PrintingChoice,
): Promise<PrinterWriteResult | null> {
  const printable = way === 'browser' ? (text: string) => text : printableText;
  const words = { printedAt: new Date(), isCopy: false, printable };
  const blocks: readonly KitchenTicketBlock[] = kinds.flatMap((kind) => documentBlocks(order, { kind, ...words }));
  if (way === 'browser') {
    setPrintedTicket({ paper, blocks });
    return null;
  }
  return writeToPrinter(way, encodeEscPos(kitchenTicketLines(blocks, kitchenTicketColumns[paper])));
}
