import { z } from 'zod';
import type { ErrorReason } from './errors.ts';
import { count } from './fields.ts';

/** Rule call-8: the code that a client reads where an answer carries none. */
export const codeWhenAbsent = 101;
/** Rule call-9: success false with this code asks the guest something and is no error. */
export const codeAskGuest = 2;

/** Rule call-7: every answer of a call. `code` agrees with the HTTP status, but for code 2. */
export type Envelope<Data> = {
  readonly code: number;
  readonly data: Data;
  readonly success: boolean;
  readonly message: string;
};

/** What `data` holds when `success` is false: the reason's key and what belongs to it (fields of a form, a new quote, …). */
export type FailureData = {
  readonly reason: ErrorReason;
  /** Input errors: JSON path of the field → message in the caller's language. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: unknown;
};

/** Lists (rule call-4). */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    records: z.array(item),
    total: count,
    pageNo: count,
    pageSize: count,
  });
