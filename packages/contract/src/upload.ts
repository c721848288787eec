import { z } from 'zod';
import { call } from './call.ts';
import { count, opaque, text } from './fields.ts';

/** Who may upload: `dish`, `shop`, `banner`, `hand_over`, `product` staff; the others members. */
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

/** Seen only by those whose order it is, at a signed address that is valid for minutes. */
const privatePurposes: readonly string[] = ['refund', 'hand_over', 'help'] satisfies UploadPurpose[];
export const isPrivatePurpose = (purpose: string): boolean => privatePurposes.includes(purpose);

export const uploadBytesMost = 12 * 1024 * 1024;

/**
 * Pictures are multipart forms to POST /rest/upload/{purpose}, one file in the field "file" (rule upload-1); no call of
 * the table, because its body is no JSON. Optional fields cropLeft, cropTop, cropWidth, cropHeight are whole pixels of
 * the upright picture. The answer is an envelope with `uploadedImage` as data.
 */
export const uploadedImage = z.object({
  /** Stored where the picture is used, and shown through the image base. */
  path: text,
  /** Current address for its uploader, to be joined to the image base; a private picture's is valid for minutes. */
  address: text,
  width: count,
  height: count,
  bytes: count,
});
export type UploadedImage = z.infer<typeof uploadedImage>;

export const uploadCalls = {
  removeUpload: call({
    path: '/rest/upload/remove',
    access: 'signed_in',
    summary: 'Forgets a picture that the caller has uploaded and that nothing uses.',
    input: z.object({ path: opaque(80) }),
    output: z.boolean(),
    reasons: ['not_found'],
  }),
};
