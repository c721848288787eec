import { z } from 'zod';
import { count, text } from '../fields.ts';

/**
 * Purposes of an uploaded picture. Staff upload for `dish`, `shop`, `banner`, `hand_over` and `product`, members for
 * all other purposes.
 */
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

/**
 * Purposes of private pictures. Such a picture is visible only to the people concerned, through a signed URL that is
 * valid for minutes.
 */
const privatePurposes: readonly string[] = ['refund', 'hand_over', 'help'] satisfies UploadPurpose[];

export const isPrivatePurpose = (purpose: string): boolean => privatePurposes.includes(purpose);

export const maxUploadBytes = 12 * 1024 * 1024;

/**
 * Response of an upload. Pictures are sent as multipart forms to POST /rest/upload/{purpose}, one file in the field
 * "file" (rule upload-1). The upload is not in the table of calls, because its body is no JSON. Optional fields
 * cropLeft, cropTop, cropWidth and cropHeight are whole pixels of the upright picture. The response is an envelope with
 * `uploadedImage` as data.
 */
export const uploadedImage = z.object({
  /** Path that the client sends in other calls to use the picture. */
  path: text,
  /**
   * Current URL of the picture for its uploader, relative to the image base URL. The URL of a private picture is valid
   * for minutes.
   */
  address: text,
  width: count,
  height: count,
  bytes: count,
});
export type UploadedImage = z.infer<typeof uploadedImage>;
