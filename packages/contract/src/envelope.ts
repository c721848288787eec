import { z } from 'zod';
import type { ErrorReason } from './errors.ts';
import { count } from './fields.ts';

/** Code that a client assumes for an answer without a code (rule call-8). */
export const missingCodeDefault = 101;
/**
 * Code of an answer that asks the guest to confirm something (rule call-9). With this code, `success: false` is no
 * error.
 */
export const confirmationCode = 2;

/** Body of every answer (rule call-7). `code` equals the HTTP status, except for code 2. */
export type Envelope<Data> = {
  readonly code: number;
  readonly data: Data;
  readonly success: boolean;
  readonly message: string;
};

/** `data` when `success` is false: the reason's key and its details (errors of form fields, a new quote, …). */
export type FailureData = {
  readonly reason: ErrorReason;
  /** JSON path of an input field → error message in the caller's language. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: unknown;
};

/** One page of a list (rule call-4). */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    records: z.array(item),
    total: count,
    pageNo: count,
    pageSize: count,
  });
