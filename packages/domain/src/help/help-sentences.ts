import type { HelpTopic } from './help-requests.ts';

/** Ready sentences with which the platform answers. Each guest reads them in their own language (rule help-5). */
export const helpReplies = [
  'looking_into_it',
  'asked_restaurant',
  'asked_courier',
  'refund_started',
  'refund_on_its_way',
  'need_order_number',
  'need_photo',
  'sorry',
  'solved',
] as const;
export type HelpReply = (typeof helpReplies)[number];

/**
 * Ready sentences with which a guest starts a help request, by topic. Operators read them in their own language (rule
 * help-10).
 */
export const openingSentences = {
  order: ['late', 'not_accepted', 'missing', 'wrong_dish', 'cancel_it'],
  delivery: ['courier_lost', 'not_arrived', 'wrong_address'],
  payment: ['charged_twice', 'payment_fails', 'paid_without_order'],
  refund: ['where_is_refund', 'refund_too_small'],
  allergy: ['what_is_inside', 'tell_the_kitchen'],
  account: ['no_code', 'cannot_sign_in'],
  other: [],
} as const satisfies Record<HelpTopic, readonly string[]>;

/** Ready sentences that a guest can write in every help request after the first message. */
export const followUpSentences = ['still_waiting', 'not_solved', 'thanks'] as const;

export type GuestSentence = (typeof openingSentences)[HelpTopic][number] | (typeof followUpSentences)[number];

export const guestSentences: readonly GuestSentence[] = [
  ...Object.values(openingSentences).flat(),
  ...followUpSentences,
];

/** A ready sentence in a message of a help request, of the guest or of the platform. */
export type HelpSentence = HelpReply | GuestSentence;
