import type { HelpTopic } from './help-requests.ts';

/** Predefined replies that operators can send. Each guest reads them in their own language (rule help-5). */
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
 * Predefined sentences that a guest can choose to start a help request, by topic. Operators read them in their own
 * language (rule help-10).
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

/** Predefined sentences that a guest can choose in every help request after the first message. */
export const followUpSentences = ['still_waiting', 'not_solved', 'thanks'] as const;

export type GuestSentence = (typeof openingSentences)[HelpTopic][number] | (typeof followUpSentences)[number];

export const guestSentences: readonly GuestSentence[] = [
  ...Object.values(openingSentences).flat(),
  ...followUpSentences,
];

/** A predefined sentence in a message of a help request, from the guest or from the platform. */
export type HelpSentence = HelpReply | GuestSentence;
