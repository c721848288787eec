import type { Transition, Workflow } from '../workflow.ts';

/** What a guest may ask the platform about. */
export const helpTopics = ['order', 'delivery', 'payment', 'refund', 'allergy', 'account', 'other'] as const;
export type HelpTopic = (typeof helpTopics)[number];

export const helpStates = ['open', 'answered', 'closed'] as const;
export type HelpState = (typeof helpStates)[number];

export const helpEvents = ['ask', 'answer', 'follow_up', 'close'] as const;
export type HelpEvent = (typeof helpEvents)[number];

export type HelpActor = 'member' | 'platform';

/** Rule help-3. Who writes on after an answer waits again; what is closed is closed. */
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

/** Sentences that the platform answers with; each reader sees them in their own language. */
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

/** Rule help-2: characters of a message. */
export const helpTextMost = 2_000;
/** Rule help-2. */
export const helpPhotosMost = 6;
/** Rule help-4: unanswered requests that a member, or one address of a visitor, may have at once. */
export const openHelpRequestsMost = 5;
/** Rule help-8: after its last answer, or after it was closed, a visitor's request stands under their address so long. */
export const visitorAddressDays = 180;
