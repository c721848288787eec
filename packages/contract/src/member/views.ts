import { allergens } from '@chifan/domain/catalogue';
import { dietWishes, memberGenders, signInProviders } from '@chifan/domain/member';
import { z } from 'zod';
import { count, id, localText, text } from '../fields.ts';

/**
 * Answer of a sign-in. All fields are in `data` and next to it in the envelope (rule call-5). On a shared device,
 * the app uses the stored data of `memberId`.
 */
export const signedIn = z.object({
  token: text,
  memberId: id,
  isNewPeople: z.boolean(),
  /** True if the sign-in cancelled a deletion of the account that the member had requested (rule member-32). */
  isDeletionCalledOff: z.boolean(),
});

/** The guest opens `url` in WeChat. `verifier` stays in the browser and is sent with the ticket that WeChat returns. */
export const weChatAuthorization = z.object({ url: text, verifier: text });

/** The browser opens `url` at the provider. `verifier` stays in the browser and is sent with the ticket afterwards. */
export const providerVisit = z.object({ url: text, verifier: text });

/** An account at Google or Apple that signs the member in. */
export const linkedSignIn = z.object({
  provider: z.enum(signInProviders),
  /** Identifies the account in calls. The provider's own number of the person is not revealed. */
  key: text,
  email: text.nullable(),
  linkedAt: text,
  /** True if the member could no longer sign in without it, so it cannot be unlinked. */
  isOnlyWayIn: z.boolean(),
});

export const memberProfile = z.object({
  id,
  username: text,
  email: text.nullable(),
  headImg: text.nullable(),
  mobile: text.nullable(),
  gender: z.enum(memberGenders),
  /** Name as on the member's identity document. Withdrawals are paid only to this name. */
  realName: text.nullable(),
  isNewPeople: z.boolean(),
  isRemindNewPeople: z.boolean(),
  /** False until the member sets a password. Members without a password sign in by codes, Google, Apple or WeChat. */
  hasPassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  /**
   * `paying_only`: WeChat was bound long after a sign-in, so it cannot be used to sign in. `only_way_in`: the only way
   * to sign in, so it cannot be unbound.
   */
  weChat: z.enum(['unbound', 'paying_only', 'bound', 'only_way_in']),
  /** True if the sign-in is recent enough to prove ownership of the account. */
  isSignInFresh: z.boolean(),
  /** The balance in fen. */
  balance: count,
});

/** Foods that the guest avoids, and dietary wishes. The profile decides the warnings and filters on every menu. */
export const dietProfile = z.object({
  avoids: z.array(z.enum(allergens)).max(allergens.length),
  wishes: z.array(z.enum(dietWishes)).max(dietWishes.length),
});
export type DietProfile = z.infer<typeof dietProfile>;

export const session = z.object({
  id: text,
  device: text,
  /** City of the IP network from which the device signed in. Null outside China. */
  place: localText.nullable(),
  createdAt: text,
  lastUsedAt: text,
  isThisDevice: z.boolean(),
});

/** Reasons for which a call that pays from a balance with the payment password can be refused. */
export const paymentPasswordReasons = [
  'payment_password_not_set',
  'payment_password_missing',
  'payment_password_wrong',
  'payment_password_locked',
] as const;
