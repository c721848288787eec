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
 * Transitions of a help request (rule help-3). A message from the guest sets the state to open, and a reply from the
 * platform sets it to answered. Both are also possible after the request was closed.
 */
export const helpTransitions = [
  { event: 'ask', from: [], to: 'open', actors: ['member'] },
  { event: 'answer', from: ['open', 'answered', 'closed'], to: 'answered', actors: ['platform'] },
  { event: 'follow_up', from: ['open', 'answered', 'closed'], to: 'open', actors: ['member'] },
  { event: 'close', from: ['open', 'answered'], to: 'closed', actors: ['member', 'platform'] },
] as const satisfies readonly Transition<HelpState, HelpEvent, HelpActor>[];

export type HelpFacts = {
  readonly state: HelpState;
  /**
   * False if the member account or the visitor's e-mail address was deleted, so that a reply would not reach the guest.
   */
  readonly isReachable: boolean;
};

export const helpWorkflow: Workflow<HelpState, HelpEvent, HelpActor, HelpFacts> = {
  events: helpEvents,
  transitions: helpTransitions,
  suits: ({ event }, { isReachable }) => event !== 'answer' || isReachable,
};

/** Rule help-2: maximum number of characters in a message. */
export const maxHelpTextLength = 2_000;
/** Maximum number of pictures in a message (rule help-2). */
export const maxHelpPhotos = 6;
/** Rule help-4: maximum number of unanswered help requests of a member, or of a visitor's e-mail address. */
export const maxOpenHelpRequests = 5;
/** Maximum number of messages that a member may write in an hour, in all help requests together (rule help-4). */
export const maxHelpMessagesPerHour = 30;
/** Maximum number of help requests that the visitors of one network may write in a day (rule help-4). */
export const maxVisitorHelpRequestsPerDay = 20;
/**
 * Rule help-13: seconds between a reply and its notification. A guest who reads the reply in the app within this time
 * needs no notification.
 */
export const answerNotificationSeconds = 20;
/**
 * Rule help-8: a visitor's e-mail address is deleted this many days after the last answer or the end of the request.
 */
export const visitorAddressDays = 180;
