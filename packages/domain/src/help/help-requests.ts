import type { Transition, Workflow } from '../workflow.ts';

/** Topics of a help request. */
export const helpTopics = ['order', 'delivery', 'payment', 'refund', 'allergy', 'account', 'other'] as const;
export type HelpTopic = (typeof helpTopics)[number];

export const helpStates = ['open', 'answered', 'closed'] as const;
export type HelpState = (typeof helpStates)[number];

export const helpEvents = ['ask', 'answer', 'follow_up', 'close'] as const;
export type HelpEvent = (typeof helpEvents)[number];

export type HelpActor = 'member' | 'platform';

/**
 * Transitions of a help request (rule help-3). A follow-up after an answer opens the request again. A closed request
 * allows no further event.
 */
export const helpTransitions = [
  { event: 'ask', from: [], to: 'open', actors: ['member'] },
  { event: 'answer', from: ['open', 'answered'], to: 'answered', actors: ['platform'] },
  { event: 'follow_up', from: ['open', 'answered'], to: 'open', actors: ['member'] },
  { event: 'close', from: ['open', 'answered'], to: 'closed', actors: ['platform'] },
] as const satisfies readonly Transition<HelpState, HelpEvent, HelpActor>[];

export const helpWorkflow: Workflow<HelpState, HelpEvent, HelpActor> = {
  events: helpEvents,
  transitions: helpTransitions,
};

/** Ready sentences with which the platform answers. Each guest reads them in their own language. */
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

/** Rule help-2: maximum number of characters in a message. */
export const maxHelpTextLength = 2_000;
/** Maximum number of pictures in a help request (rule help-2). */
export const maxHelpPhotos = 6;
/** Rule help-4: maximum number of unanswered help requests of a member, or of a visitor's e-mail address. */
export const maxOpenHelpRequests = 5;
/**
 * Rule help-8: a visitor's e-mail address is deleted this many days after the last answer or the end of the request.
 */
export const visitorAddressDays = 180;
