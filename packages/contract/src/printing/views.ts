import { maxTicketCopies, paperWidths, printerFaults, receiptLabels } from '@chifan/domain/printing';
import { z } from 'zod';
import { count, id, instant, integer, text } from '../fields.ts';

const copies = integer({ min: 0, max: maxTicketCopies });

/**
 * The settings of a printer that prints tickets automatically (rule printing-17). A document with zero copies is not
 * printed.
 */
export const printerSettings = {
  isOn: z.boolean(),
  paper: z.literal(paperWidths),
  kitchenCopies: copies,
  receiptCopies: copies,
};

export const printer = z.object({
  id,
  shopId: id,
  name: text,
  createdAt: instant,
  /** Last contact of the printer with the server. Null: the printer had no contact yet. */
  seenAt: instant.nullable(),
  fault: z.enum(printerFaults).nullable(),
  /** When the printer first reported the fault. Null without a fault. */
  faultSince: instant.nullable(),
  /** True: the printer had contact before but is silent now, so it is switched off or offline. */
  isAway: z.boolean(),
  /** Number of tickets of accepted orders that this printer has not printed yet. */
  waiting: count,
  /** Orders of these tickets, oldest first. */
  waitingOrderIds: z.array(id),
  ...printerSettings,
  /** The last test page, and when it was requested or printed. Null: no test page yet. */
  test: z.object({ at: instant, outcome: z.enum(['waiting', 'printed', 'unknown']) }).nullable(),
});
export type Printer = z.infer<typeof printer>;

/**
 * A printer as the platform lists it. `madeBy`: the creator of the printer key. Null for a printer key older than this
 * field.
 */
export const platformPrinter = printer
  .pick({ id: true, shopId: true, name: true, createdAt: true, seenAt: true })
  .extend({ shopNameZh: text, madeBy: text.nullable() });

/** Texts of a receipt in the guest's language (rule printing-16). */
export const receiptTexts = z.object({
  shopName: text.nullable(),
  lines: z.array(z.object({ name: text.nullable(), chosen: z.array(text.nullable()) })),
  labels: z.record(z.enum(receiptLabels), text),
  missing: text.nullable(),
});

/** Result of a print job. `unknown`: the kitchen ticket may have been printed. */
export const printOutcomes = ['printed', 'not_printed', 'unknown'] as const;
