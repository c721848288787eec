import { printerFaults } from '@chifan/domain/printing';
import { z } from 'zod';
import { count, id, instant, text } from '../fields.ts';

export const printer = z.object({
  id,
  shopId: id,
  name: text,
  createdAt: instant,
  /** Last contact of the printer. Null: none yet. */
  seenAt: instant.nullable(),
  fault: z.enum(printerFaults).nullable(),
  /** The printer was in contact before and is now silent: switched off, or offline. */
  isAway: z.boolean(),
  /** Number of unprinted tickets of its shop. */
  waiting: count,
});
export type Printer = z.infer<typeof printer>;

/** A printer as the platform lists it. `madeBy` is null if the key is older than this field. */
export const platformPrinter = printer
  .pick({ id: true, shopId: true, name: true, createdAt: true, seenAt: true })
  .extend({ shopNameZh: text, madeBy: text.nullable() });

/** Result of a print job. `unknown`: the ticket may have been printed. */
export const printOutcomes = ['printed', 'not_printed', 'unknown'] as const;
