import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedIn } from '../http/caller.ts';

/**
 * The URL of a private picture changes at this interval and stays valid for one to two intervals. A client does not
 * load the picture again until the URL changes.
 */
export const pictureAddressMinutes = 10;
const stepMs = pictureAddressMinutes * 60_000;

/**
 * Returns the URL of a private picture for one viewer. The URL is signed, because `<img>` cannot send an Authorization
 * header.
 */
export type PictureAddress = (id: string) => string;

/** Signs picture URLs for one viewer. The URLs are valid for some minutes. */
export function pictureAddresses(secret: string, viewer: Pick<SignedIn, 'role' | 'id'>, now: Date): PictureAddress {
  const until = (Math.floor(now.getTime() / stepMs) + 2) * stepMs;
  const by = `${viewer.role}.${viewer.id}`;
  return (id) => `${id}?viewer=${by}&until=${until}&signature=${signatureOf(secret, { id, viewer: by, until })}`;
}

export type PictureRequest = {
  readonly id: string;
  readonly viewer?: string | undefined;
  readonly until?: string | undefined;
  readonly signature?: string | undefined;
};

export function isPictureAddressValid(
  secret: string,
  { id, viewer, until, signature }: PictureRequest,
  now: Date,
): boolean {
  if (typeof viewer !== 'string' || typeof until !== 'string' || typeof signature !== 'string') return false;
  const end = Number(until);
  if (!(end > now.getTime())) return false;
  const expected = Buffer.from(signatureOf(secret, { id, viewer, until: end }));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

type Signed = { readonly id: string; readonly viewer: string; readonly until: number };

const signatureOf = (secret: string, { id, viewer, until }: Signed): string =>
  createHmac('sha256', secret).update(`picture:${id}:${viewer}:${until}`).digest('base64url');
