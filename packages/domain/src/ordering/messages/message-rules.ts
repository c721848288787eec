import type { OrderState } from '../order-states.ts';
import { type OrderWay, orderWays } from '../order-ways.ts';
import { contactHoursAfterHandOver } from '../privacy/order-privacy.ts';
import { type MessageRole, messageRoles, type OrderMessage, orderMessages } from './order-messages.ts';

/** Rule ordering-61: maximum number of messages that one sender may send about one order. */
export const maxOrderMessages = 60;
export const maxOrderMessagesPerMinute = 8;

export type MessageFacts = {
  /**
   * The state that kitchen and courier work on. During a refund request this is the state before the request, so
   * messages remain possible.
   */
  readonly state: OrderState;
  readonly way: OrderWay;
  /** False for a brand set meal until the guest has chosen its restaurant. */
  readonly hasShop: boolean;
  readonly hasCourier: boolean;
  /** Null if the order is not handed over yet. */
  readonly hoursSinceHandOver: number | null;
};

/**
 * True if messages about the order are no longer possible. Rule ordering-62: after the hand-over a guest can write to
 * the restaurant for `contactHoursAfterHandOver`, for example about a forgotten thing.
 */
const isOver = ({ state, hoursSinceHandOver: hours }: MessageFacts): boolean =>
  (state === 'delivered' || state === 'completed') && (hours === null || hours > contactHoursAfterHandOver);

const takesPart = (role: MessageRole, { hasShop, hasCourier }: MessageFacts): boolean =>
  role === 'member' || (role === 'merchant' ? hasShop : hasCourier);

/** States in which a courier can write and receive messages. After the hand-over the courier no longer has the job. */
const toBring: readonly OrderState[] = ['delivering', 'to_be_picked_up', 'to_be_delivered'];

const suits = (message: OrderMessage, facts: MessageFacts): boolean =>
  message.states.includes(facts.state) &&
  (message.ways ?? orderWays).includes(facts.way) &&
  [message.by, message.to].every(
    (role) => takesPart(role, facts) && (role !== 'courier' || toBring.includes(facts.state)),
  );

/** Messages that the role `by` may send now, in the sequence of the message sheet on the screen. */
export const allowedMessages = (by: MessageRole, facts: MessageFacts): OrderMessage[] =>
  isOver(facts) ? [] : orderMessages.filter((message) => message.by === by && suits(message, facts));

/** Roles that the role `by` may write to now. */
export function allowedRecipients(by: MessageRole, facts: MessageFacts): MessageRole[] {
  const said = allowedMessages(by, facts);
  return messageRoles.filter((role) => said.some(({ to }) => to === role));
}

type Said = {
  readonly to: MessageRole;
  readonly code: string;
  readonly minutes: number | null;
  /** Position of the order line with the dish. Null if the message is not about a dish. */
  readonly position: number | null;
};

/**
 * Returns the row of `orderMessages` that allows the message. Returns undefined without such a row, or if minutes or
 * dish are missing or superfluous.
 */
export const findAllowedMessage = (by: MessageRole, { to, code, minutes, position }: Said, facts: MessageFacts) =>
  allowedMessages(by, facts).find(
    (message) =>
      message.to === to &&
      message.code === code &&
      (message.minutes ? minutes !== null && message.minutes.includes(minutes) : minutes === null) &&
      (message.needs === 'dish') === (position !== null),
  );
