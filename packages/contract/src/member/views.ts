import { allergens } from '@chifan/domain/catalogue';
import { dietWishes, memberGenders } from '@chifan/domain/member';
import { z } from 'zod';
import { count, id, localText, text } from '../fields.ts';

/**
 * Rule call-5: `success` and `message` are in the envelope, all other fields in `data` and next to it. On a shared
 * device, `memberId` identifies whose stored data it is.
 */
export const signedIn = z.object({
  token: text,
  memberId: id,
  isNewPeople: z.boolean(),
  /** The member had requested deletion, and this sign-in cancelled it (rule member-32). */
  isDeletionCalledOff: z.boolean(),
});

/** The guest opens `url`. `verifier` stays in the browser and is sent with the ticket. */
export const weChatAuthorization = z.object({ url: text, verifier: text });

export const memberProfile = z.object({
  id,
  username: text,
  email: text.nullable(),
  headImg: text.nullable(),
  mobile: text.nullable(),
  gender: z.enum(memberGenders),
  /** As on their identity document. Withdrawals are paid only to this name. */
  realName: text.nullable(),
  isNewPeople: z.boolean(),
  isRemindNewPeople: z.boolean(),
  /** False for an account created by WeChat, until the member sets one by e-mail. */
  hasPassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  /** `paying_only`: bound long after a sign-in, so it cannot sign in. `only_way_in`: cannot be unbound. */
  weChat: z.enum(['unbound', 'paying_only', 'bound', 'only_way_in']),
  /** The sign-in is recent enough to prove ownership of the account. */
  isSignInFresh: z.boolean(),
  /** Fen. */
  balance: count,
});

/** Foods that the guest avoids, and dietary wishes. Decides warnings and filters on every menu. */
export const dietProfile = z.object({
  avoids: z.array(z.enum(allergens)).max(allergens.length),
  wishes: z.array(z.enum(dietWishes)).max(dietWishes.length),
});
export type DietProfile = z.infer<typeof dietProfile>;

export const session = z.object({
  id: text,
  device: text,
  /** City of the sign-in's network, if it is in China. */
  place: localText.nullable(),
  createdAt: text,
  lastUsedAt: text,
  isThisDevice: z.boolean(),
});

/** Reasons of every call that pays from a balance with the payment password. */
export const paymentPasswordReasons = [
  'payment_password_not_set',
  'payment_password_missing',
  'payment_password_wrong',
  'payment_password_locked',
] as const;
