import { z } from 'zod';
import { call } from './call.ts';
import { count, opaque, text } from './fields.ts';

/** What a picture may be for. Who may upload for it: `dish`, `shop`, `banner`, `hand_over`, `product` staff; the others members. */
export const uploadPurposes = ['dish', 'shop', 'banner', 'review', 'refund', 'avatar', 'hand_over', 'product'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** What only those see whose order it is, by an address that is signed for them and good for minutes. */
const privatePurposes: readonly string[] = ['refund', 'hand_over'] satisfies UploadPurpose[];
export const isPrivatePurpose = (purpose: string): boolean => privatePurposes.includes(purpose);

/** The largest file that is taken, bytes. */
export const uploadBytesMost = 12 * 1024 * 1024;

/**
 * Pictures come as multipart forms to POST /rest/upload/{purpose}, one file in the field "file" (rule upload-1); that route
 * is no call of this table because its body is no JSON. Optional form fields cropLeft, cropTop, cropWidth, cropHeight
 * are whole pixels of the upright picture. It answers an envelope with `uploadedImage` as data.
 */
export const uploadedImage = z.object({
  /** To be stored where the picture is used, and shown through the image base. */
  path: text,
  /** Where its uploader sees it now, to be joined to the image base: of a private picture good for minutes. */
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
