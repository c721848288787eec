import type { OrderState } from '../order-states.ts';
import type { OrderWay } from '../order-ways.ts';

/** Roles that write to each other about an order. The names are those of the actors of `orderWorkflow`. */
export const messageRoles = ['member', 'merchant', 'courier'] as const;
export type MessageRole = (typeof messageRoles)[number];

/** Topics of messages. The message sheet on the screen shows one group for each topic. */
export const messageGroups = ['where', 'time', 'food', 'problem', 'answer'] as const;
export type MessageGroup = (typeof messageGroups)[number];

/**
 * Parts that a message needs in addition to its code: minutes from a short list, a dish of the order, or the guest's
 * hand-over code.
 */
type Asked =
  | { readonly minutes: readonly number[]; readonly needs?: never }
  | { readonly minutes?: never; readonly needs?: 'dish' | 'hand_over_code' };

export type OrderMessage = Asked & {
  readonly by: MessageRole;
  readonly to: MessageRole;
  readonly code: string;
  readonly group: MessageGroup;
  readonly states: readonly OrderState[];
  /** The order types in which the message is available. Absent if the message is available in all order types. */
  readonly ways?: readonly OrderWay[];
};

const beforeServing = ['pending', 'delivering'] as const;
const cooking = ['delivering', 'to_be_picked_up'] as const;
const waiting = ['to_be_picked_up'] as const;
const onTheWay = ['to_be_delivered'] as const;
const toBring = [...cooking, ...onTheWay] as const;
const over = ['delivered', 'completed'] as const;
const always = [...beforeServing, ...waiting, ...onTheWay, ...over] as const;

const fetched = ['eat_here', 'pack', 'collect'] as const satisfies OrderWay[];
const takenAway = ['pack', 'collect'] as const satisfies OrderWay[];
const eatenHere = ['eat_here'] as const satisfies OrderWay[];

/**
 * General answers, which guest, restaurant and courier may send each other in every state before the hand-over, and
 * shortly after it.
 */
const answers = (['yes', 'no', 'ok', 'wait_a_moment', 'thanks'] as const).map((code) => ({
  code,
  group: 'answer' as const,
  states: always,
}));

type Sentence = Omit<OrderMessage, 'by' | 'to'>;

const guestToRestaurant = [
  { code: 'on_my_way', group: 'where', states: cooking, ways: fetched },
  { code: 'arrived', group: 'where', states: cooking, ways: fetched },
  { code: 'where_to_collect', group: 'where', states: cooking, ways: takenAway },
  { code: 'how_long', group: 'time', states: cooking },
  { code: 'running_late', group: 'time', states: cooking, ways: fetched, minutes: [5, 10, 15, 30] },
  { code: 'check_my_allergies', group: 'food', states: beforeServing },
  { code: 'replace_it', group: 'food', states: [...beforeServing, ...waiting] },
  { code: 'leave_it_out', group: 'food', states: [...beforeServing, ...waiting] },
  { code: 'rather_cancel', group: 'food', states: [...beforeServing, ...waiting] },
  { code: 'cutlery_please', group: 'food', states: beforeServing },
  { code: 'not_served_yet', group: 'problem', states: waiting, ways: eatenHere },
  { code: 'dish_missing', group: 'problem', states: [...waiting, ...over], needs: 'dish' },
  { code: 'left_something', group: 'problem', states: over, ways: fetched },
  { code: 'cannot_phone', group: 'problem', states: [...beforeServing, ...waiting] },
  ...answers,
] as const satisfies Sentence[];

const restaurantToGuest = [
  { code: 'come_to_counter', group: 'where', states: waiting, ways: fetched },
  { code: 'when_will_you_come', group: 'where', states: cooking, ways: fetched },
  { code: 'being_cooked', group: 'time', states: cooking },
  { code: 'food_ready', group: 'time', states: cooking },
  { code: 'need_more_time', group: 'time', states: cooking, minutes: [5, 10, 15, 20, 30] },
  { code: 'dish_sold_out', group: 'food', states: [...beforeServing, ...waiting], needs: 'dish' },
  { code: 'dish_is_spicy', group: 'food', states: beforeServing, needs: 'dish' },
  { code: 'dish_not_for_allergy', group: 'food', states: beforeServing, needs: 'dish' },
  { code: 'wish_impossible', group: 'food', states: beforeServing },
  { code: 'seen_allergies', group: 'food', states: beforeServing },
  { code: 'you_left_something', group: 'problem', states: over, ways: fetched },
  ...answers,
] as const satisfies Sentence[];

const guestToCourier = [
  { code: 'coming_down', group: 'where', states: onTheWay },
  { code: 'at_entrance', group: 'where', states: onTheWay },
  { code: 'leave_at_reception', group: 'where', states: toBring },
  { code: 'leave_at_door', group: 'where', states: onTheWay },
  { code: 'my_code', group: 'where', states: onTheWay, needs: 'hand_over_code' },
  { code: 'where_are_you', group: 'time', states: toBring },
  { code: 'back_in_minutes', group: 'time', states: toBring, minutes: [3, 5, 10] },
  { code: 'do_not_ring', group: 'problem', states: toBring },
  { code: 'cannot_phone', group: 'problem', states: toBring },
  ...answers,
] as const satisfies Sentence[];

const courierToGuest = [
  { code: 'at_door', group: 'where', states: onTheWay },
  { code: 'at_gate', group: 'where', states: onTheWay },
  { code: 'left_at_reception', group: 'where', states: onTheWay },
  { code: 'tell_me_code', group: 'where', states: onTheWay },
  { code: 'waiting_for_food', group: 'time', states: cooking },
  { code: 'have_your_food', group: 'time', states: onTheWay },
  { code: 'there_in_minutes', group: 'time', states: onTheWay, minutes: [3, 5, 10, 15] },
  { code: 'held_up', group: 'time', states: toBring },
  { code: 'need_lift_card', group: 'problem', states: onTheWay },
  { code: 'guard_stops_me', group: 'problem', states: onTheWay },
  { code: 'cannot_find_you', group: 'problem', states: onTheWay },
  { code: 'calling_you', group: 'problem', states: onTheWay },
  ...answers,
] as const satisfies Sentence[];

const courierToRestaurant = [
  { code: 'courier_arrived', group: 'where', states: cooking },
  { code: 'there_in_minutes', group: 'time', states: cooking, minutes: [3, 5, 10, 15] },
  { code: 'how_long', group: 'time', states: cooking },
  { code: 'dish_missing', group: 'problem', states: [...waiting, ...onTheWay], needs: 'dish' },
  { code: 'packaging_broken', group: 'problem', states: [...waiting, ...onTheWay] },
  ...answers,
] as const satisfies Sentence[];

const restaurantToCourier = [
  { code: 'come_to_counter', group: 'where', states: waiting },
  { code: 'where_are_you', group: 'where', states: cooking },
  { code: 'food_ready', group: 'time', states: cooking },
  { code: 'need_more_time', group: 'time', states: cooking, minutes: [5, 10, 15, 20, 30] },
  { code: 'keep_upright', group: 'food', states: [...waiting, ...onTheWay] },
  { code: 'you_left_a_part', group: 'problem', states: onTheWay },
  ...answers,
] as const satisfies Sentence[];

const said = <By extends MessageRole, To extends MessageRole, Said extends Sentence>(
  by: By,
  to: To,
  sentences: readonly Said[],
) => sentences.map((sentence) => ({ ...sentence, by, to }));

/**
 * Rule ordering-60: every message with its sender, recipient and order states. The states ignore an open refund
 * request.
 */
export const orderMessages = [
  ...said('member', 'merchant', guestToRestaurant),
  ...said('merchant', 'member', restaurantToGuest),
  ...said('member', 'courier', guestToCourier),
  ...said('courier', 'member', courierToGuest),
  ...said('courier', 'merchant', courierToRestaurant),
  ...said('merchant', 'courier', restaurantToCourier),
] as const;

export type MessageCode = (typeof orderMessages)[number]['code'];

/** Unique message codes, in the sequence of the message sheet on the screen. */
export const messageCodes = [...new Set(orderMessages.map(({ code }) => code))];

export const isMessageCode = (code: string): code is MessageCode => messageCodes.some((each) => each === code);
