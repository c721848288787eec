import type { OrderState } from '../order-states.ts';
import { type OrderWay, orderWays } from '../order-ways.ts';
import { contactHoursAfterHandOver } from '../privacy/order-privacy.ts';
import { type MessageRole, messageRoles, type OrderMessage, orderMessages } from './order-messages.ts';

/** Rule ordering-61: of one sender about one order. */
export const maxOrderMessages = 60;
export const maxOrderMessagesPerMinute = 8;

export type TalkFacts = {
  /** As kitchen and courier see it: a refund that is asked for stops no talk. */
  readonly state: OrderState;
  readonly way: OrderWay;
  /** False of a set meal until its restaurant is chosen. */
  readonly hasShop: boolean;
  readonly hasCourier: boolean;
  /** Null: not yet. */
  readonly hoursSinceHandOver: number | null;
};

/** Rule ordering-62: for forgotten things the restaurant is reached as long as it sees whom the order was for. */
const isOver = ({ state, hoursSinceHandOver: hours }: TalkFacts): boolean =>
  (state === 'delivered' || state === 'completed') && (hours === null || hours > contactHoursAfterHandOver);

const takesPart = (role: MessageRole, { hasShop, hasCourier }: TalkFacts): boolean =>
  role === 'member' || (role === 'merchant' ? hasShop : hasCourier);

/** Who brings it has it no more once it is handed over, and nothing more to say of it. */
const toBring: readonly OrderState[] = ['delivering', 'to_be_picked_up', 'to_be_delivered'];

const suits = (message: OrderMessage, facts: TalkFacts): boolean =>
  message.states.includes(facts.state) &&
  (message.ways ?? orderWays).includes(facts.way) &&
  [message.by, message.to].every(
    (role) => takesPart(role, facts) && (role !== 'courier' || toBring.includes(facts.state)),
  );

/** What `by` may say now, in the order of sheets. */
export const messagesFor = (by: MessageRole, facts: TalkFacts): OrderMessage[] =>
  isOver(facts) ? [] : orderMessages.filter((message) => message.by === by && suits(message, facts));

/** Whom `by` may write to now. */
export function writableTo(by: MessageRole, facts: TalkFacts): MessageRole[] {
  const said = messagesFor(by, facts);
  return messageRoles.filter((role) => said.some(({ to }) => to === role));
}

type Said = {
  readonly to: MessageRole;
  readonly code: string;
  readonly minutes: number | null;
  /** Of the order's line that holds the dish. */
  readonly position: number | null;
};

/** The row that allows it; undefined where there is none, and where it lacks what it needs or has too much. */
export const messageOf = (by: MessageRole, { to, code, minutes, position }: Said, facts: TalkFacts) =>
  messagesFor(by, facts).find(
    (message) =>
      message.to === to &&
      message.code === code &&
      (message.minutes ? minutes !== null && message.minutes.includes(minutes) : minutes === null) &&
      (message.needs === 'dish') === (position !== null),
  );
