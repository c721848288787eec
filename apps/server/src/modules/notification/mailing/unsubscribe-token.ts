import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  canSwitchOff,
  type NotificationKind,
  type NotificationType,
  notificationKindOf,
  notificationKinds,
} from '@chifan/domain/notification';

export type Unsubscription = { readonly memberId: number; readonly kind: NotificationKind };

export const unsubscribePath = '/rest/notification/unsubscribe';

const signatureOf = (secret: string, { memberId, kind }: Unsubscription): string =>
  createHmac('sha256', secret).update(`unsubscribe:${memberId}:${kind}`).digest('base64url');

/**
 * Returns a token that allows its holder only to unsubscribe from one kind of mail. The token never expires, because
 * the links of old mails must work.
 */
export const unsubscribeToken = (secret: string, of: Unsubscription): string =>
  `${of.memberId}.${of.kind}.${signatureOf(secret, of)}`;

/** @returns undefined if the signature is wrong. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscription | undefined {
  const [id = '', kindWord = '', signature = ''] = token.split('.');
  const kind = notificationKinds.find((one) => one === kindWord);
  if (kind === undefined || !/^\d{1,15}$/.test(id)) return undefined;
  const of = { memberId: Number(id), kind };
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(secret, of))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? of : undefined;
}

/** Returns the URL to unsubscribe, or null for a mail that cannot be switched off. */
export function unsubscribeAddress(
  publicUrl: string,
  secret: string,
  { member_id: memberId, news }: { readonly member_id: number; readonly news: NotificationType },
): string | null {
  const kind = notificationKindOf(news);
  if (!canSwitchOff(kind, 'email')) return null;
  return `${publicUrl}${unsubscribePath}?token=${unsubscribeToken(secret, { memberId, kind })}`;
}
