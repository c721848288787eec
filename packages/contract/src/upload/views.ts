import { z } from 'zod';
import { count, text } from '../fields.ts';

/** Staff upload for `dish`, `shop`, `banner`, `hand_over` and `product`, members for all others. */
export const uploadPurposes = [
  'dish',
  'shop',
  'banner',
  'review',
  'refund',
  'avatar',
  'hand_over',
  'product',
  'help',
] as const;

export type UploadPurpose = (typeof uploadPurposes)[number];

/** Visible only to people of the order, through a signed address that is valid for minutes. */
const privatePurposes: readonly string[] = ['refund', 'hand_over', 'help'] satisfies UploadPurpose[];

export const isPrivatePurpose = (purpose: string): boolean => privatePurposes.includes(purpose);

export const maxUploadBytes = 12 * 1024 * 1024;

/**
 * Pictures are multipart forms to POST /rest/upload/{purpose}, one file in the field "file" (rule upload-1). This is
 * not in the table of calls, because its body is no JSON. Optional fields cropLeft, cropTop, cropWidth, cropHeight are
 * whole pixels of the upright picture. The answer is an envelope with `uploadedImage` as data.
 */
export const uploadedImage = z.object({
  /** Stored where the picture is used, and shown through the image base. */
  path: text,
  /** Current address for its uploader, below the image base. The address of a private picture is valid for minutes. */
  address: text,
  width: count,
  height: count,
  bytes: count,
});
export type UploadedImage = z.infer<typeof uploadedImage>;
