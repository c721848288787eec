import { printerFaults } from '@chifan/domain/printing';
import { z } from 'zod';
import { count, id, instant, text } from '../fields.ts';

export const printer = z.object({
  id,
  shopId: id,
  name: text,
  createdAt: instant,
  /** Last contact of the printer with the server. Null: the printer had no contact yet. */
  seenAt: instant.nullable(),
  fault: z.enum(printerFaults).nullable(),
  /** True: the printer had contact before but is silent now, so it is switched off or offline. */
  isAway: z.boolean(),
  /** Number of kitchen tickets of the shop that are not printed yet. */
  waiting: count,
});
export type Printer = z.infer<typeof printer>;

/**
 * A printer as the platform lists it. `madeBy`: the creator of the printer key. Null for a printer key older than this
 * field.
 */
export const platformPrinter = printer
  .pick({ id: true, shopId: true, name: true, createdAt: true, seenAt: true })
  .extend({ shopNameZh: text, madeBy: text.nullable() });

/** Result of a print job. `unknown`: the kitchen ticket may have been printed. */
export const printOutcomes = ['printed', 'not_printed', 'unknown'] as const;
