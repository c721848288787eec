import type { OrderState } from '../order-states.ts';
import { type OrderWay, orderWays } from '../order-ways.ts';
import { contactHoursAfterHandOver } from '../privacy/order-privacy.ts';
import { type MessageRole, messageRoles, type OrderMessage, orderMessages } from './order-messages.ts';

/** Rule ordering-61: maximum of one sender for one order. */
export const maxOrderMessages = 60;
export const maxOrderMessagesPerMinute = 8;

export type MessageFacts = {
  /** The state for kitchen and courier. A requested refund does not stop messages. */
  readonly state: OrderState;
  readonly way: OrderWay;
  /** False for a set meal until its restaurant is chosen. */
  readonly hasShop: boolean;
  readonly hasCourier: boolean;
  /** Null: not yet. */
  readonly hoursSinceHandOver: number | null;
};

/** Rule ordering-62: a guest who forgot something can reach the restaurant as long as it sees the guest's contact. */
const isOver = ({ state, hoursSinceHandOver: hours }: MessageFacts): boolean =>
  (state === 'delivered' || state === 'completed') && (hours === null || hours > contactHoursAfterHandOver);

const takesPart = (role: MessageRole, { hasShop, hasCourier }: MessageFacts): boolean =>
  role === 'member' || (role === 'merchant' ? hasShop : hasCourier);

/** After the hand-over the courier no longer has the job and cannot write. */
const toBring: readonly OrderState[] = ['delivering', 'to_be_picked_up', 'to_be_delivered'];

const suits = (message: OrderMessage, facts: MessageFacts): boolean =>
  message.states.includes(facts.state) &&
  (message.ways ?? orderWays).includes(facts.way) &&
  [message.by, message.to].every(
    (role) => takesPart(role, facts) && (role !== 'courier' || toBring.includes(facts.state)),
  );

/** Messages that `by` may send now, in the order of the sheet. */
export const allowedMessages = (by: MessageRole, facts: MessageFacts): OrderMessage[] =>
  isOver(facts) ? [] : orderMessages.filter((message) => message.by === by && suits(message, facts));

/** Roles to whom `by` may write now. */
export function allowedRecipients(by: MessageRole, facts: MessageFacts): MessageRole[] {
  const said = allowedMessages(by, facts);
  return messageRoles.filter((role) => said.some(({ to }) => to === role));
}

type Said = {
  readonly to: MessageRole;
  readonly code: string;
  readonly minutes: number | null;
  /** Position of the order line with the dish. */
  readonly position: number | null;
};

/** The row that allows the message. Undefined if there is none, or if required parts are missing or superfluous. */
export const findAllowedMessage = (by: MessageRole, { to, code, minutes, position }: Said, facts: MessageFacts) =>
  allowedMessages(by, facts).find(
    (message) =>
      message.to === to &&
      message.code === code &&
      (message.minutes ? minutes !== null && message.minutes.includes(minutes) : minutes === null) &&
      (message.needs === 'dish') === (position !== null),
  );
