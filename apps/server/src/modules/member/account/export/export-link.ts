import { createHmac, timingSafeEqual } from 'node:crypto';

export const exportPath = '/rest/member/export/file';

/**
 * Returns a signed download link. Anyone with the link can download the export, so the link is only sent by mail and
 * expires with the archive.
 */
export const exportLink = (secret: string, publicUrl: string, { id, until }: { id: number; until: number }): string =>
  `${publicUrl}${exportPath}?id=${id}&until=${until}&signature=${signatureOf(secret, id, until)}`;

export function isExportLinkGood(
  secret: string,
  { id, until, signature }: { id: number; until: number; signature: string },
  now: Date,
): boolean {
  if (!(until > now.getTime())) return false;
  const [expected, given] = [Buffer.from(signatureOf(secret, id, until)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const signatureOf = (secret: string, id: number, until: number): string =>
  createHmac('sha256', secret).update(`export:${id}:${until}`).digest('base64url');
