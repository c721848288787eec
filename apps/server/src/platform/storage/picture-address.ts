import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedIn } from '../http/caller.ts';

/**
 * An address is valid for one to two times this. It does not change meanwhile, so a client need not load the picture
 * again.
 */
export const pictureAddressMinutes = 10;
const stepMs = pictureAddressMinutes * 60_000;

/** The address of a private picture for one viewer, because `<img>` cannot send an Authorization header. */
export type PictureAddress = (id: string) => string;

/** Signs addresses for one viewer, valid for some minutes. */
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
