import type { Transition, Workflow } from '../workflow.ts';

/** Topics of a help request. */
export const helpTopics = ['order', 'delivery', 'payment', 'refund', 'allergy', 'account', 'other'] as const;
export type HelpTopic = (typeof helpTopics)[number];

export const helpStates = ['open', 'answered', 'closed'] as const;
export type HelpState = (typeof helpStates)[number];

export const helpEvents = ['ask', 'answer', 'follow_up', 'close'] as const;
export type HelpEvent = (typeof helpEvents)[number];

export type HelpActor = 'member' | 'platform';

/** Rule help-3. A follow-up after an answer opens the request again. A closed request stays closed. */
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

/** Ready sentences of the platform. Each reader sees them in their own language. */
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

/** Rule help-2: maximum characters of a message. */
export const maxHelpTextLength = 2_000;
/** Rule help-2. */
export const maxHelpPhotos = 6;
/** Rule help-4: maximum of unanswered requests of a member, or of one address of a visitor. */
export const maxOpenHelpRequests = 5;
/** Rule help-8: a visitor's address is stored for this time after the last answer or the end of the request. */
export const visitorAddressDays = 180;
