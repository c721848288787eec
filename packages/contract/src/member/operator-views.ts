import { memberLevels } from '@chifan/domain/member';
import { z } from 'zod';
import { count, id, instant, language, money, text } from '../fields.ts';

/** A member as operators see it. The e-mail address and the phone number are masked. */
export const memberLine = z.object({
  id,
  name: text,
  email: text.nullable(),
  phone: text.nullable(),
  joinedAt: instant,
  /** Number of food orders, including unpaid and cancelled ones. */
  orders: count,
  /** Null: the member is not blocked. */
  blockedAt: instant.nullable(),
  /** Null: the account is not deleted. A deleted account has no name and no contact. */
  deletedAt: instant.nullable(),
});
export type MemberLine = z.infer<typeof memberLine>;

export const staffMember = memberLine.extend({
  language,
  /** Null: no sign-in is recorded, because all sessions ended and the app sent no device key. */
  lastSignInAt: instant.nullable(),
  /** Paid orders that are not finished. */
  activeOrders: count,
  balance: money,
  points: count,
  level: z.enum(memberLevels),
  /** When and why operators blocked and unblocked the member, the newest first. */
  blocks: z.array(z.object({ event: z.enum(['block', 'unblock']), reason: text, by: text, at: instant })),
});
export type StaffMember = z.infer<typeof staffMember>;
