import { describe, expect, it } from 'vitest';
import { type OrderState, orderStates } from '../order-states.ts';
import { type OrderWay, orderWays } from '../order-ways.ts';
import { contactHoursAfterHandOver } from '../privacy/order-privacy.ts';
import { allowedMessages, allowedRecipients, findAllowedMessage, type MessageFacts } from './message-rules.ts';
import { messageRoles, orderMessages } from './order-messages.ts';

const facts = (changed: Partial<MessageFacts> = {}): MessageFacts => ({
  state: 'delivering',
  way: 'delivery',
  hasShop: true,
  hasCourier: true,
  hoursSinceHandOver: null,
  ...changed,
});

const codes = (by: (typeof messageRoles)[number], at: MessageFacts, to: string) =>
  allowedMessages(by, at).flatMap((message) => (message.to === to ? [message.code] : []));

const said = (to: 'member' | 'merchant' | 'courier', code: string, more: object = {}) => ({
  to,
  code,
  minutes: null,
  position: null,
  ...more,
});

const atWork: readonly OrderState[] = ['pending', 'delivering', 'to_be_picked_up', 'to_be_delivered'];

describe('messages about an order', () => {
  it('the recipient of a message about an order is never its sender, and no message is in the list twice', () => {
    const pairs = orderMessages.map(({ by, to, code }) => `${by} ${to} ${code}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(orderMessages.filter(({ by, to }) => by === to)).toEqual([]);
  });

  it('the recipient of a message about an order can always answer the sender', () => {
    for (const state of orderStates)
      for (const way of orderWays)
        for (const hasCourier of [true, false])
          for (const by of messageRoles) {
            const at = facts({ state, way, hasCourier, hoursSinceHandOver: 1 });
            for (const to of allowedRecipients(by, at))
              expect(allowedRecipients(to, at), `${by} ${to} ${state} ${way}`).toContain(by);
          }
  });

  it.each(atWork.flatMap((state) => orderWays.map((way): [OrderState, OrderWay] => [state, way])))(
    'the guest of an order in the state %s (type %s) can send the restaurant the answers yes, no, ok, wait a moment and thanks',
    (state, way) => {
      const answers = codes('member', facts({ state, way }), 'merchant');
      expect(answers).toEqual(expect.arrayContaining(['yes', 'no', 'ok', 'wait_a_moment', 'thanks']));
    },
  );

  it.each([
    [
      'the courier at the door',
      'courier',
      'to_be_delivered',
      'member',
      ['at_door', 'need_lift_card', 'guard_stops_me'],
    ],
    [
      'the guest of a courier at the door',
      'member',
      'to_be_delivered',
      'courier',
      ['coming_down', 'leave_at_reception', 'my_code'],
    ],
    ['a kitchen that lacks a dish', 'merchant', 'delivering', 'member', ['dish_sold_out', 'dish_not_for_allergy']],
    [
      'the guest of a kitchen that lacks a dish',
      'member',
      'delivering',
      'merchant',
      ['replace_it', 'leave_it_out', 'check_my_allergies'],
    ],
    ['a courier at the counter', 'courier', 'to_be_picked_up', 'merchant', ['courier_arrived', 'dish_missing']],
  ] as const)('all messages for an urgent situation are available to %s', (_, by, state, to, urgent) => {
    expect(codes(by, facts({ state }), to)).toEqual(expect.arrayContaining([...urgent]));
  });

  it('a guest can send “running late” about an order to collect but not about a delivery', () => {
    expect(codes('member', facts({ way: 'collect' }), 'merchant')).toContain('running_late');
    expect(codes('member', facts({ way: 'delivery' }), 'merchant')).not.toContain('running_late');
  });

  it('a courier can send messages from taking the job until the hand-over', () => {
    expect(allowedRecipients('member', facts({ hasCourier: false }))).toEqual(['merchant']);
    expect(allowedRecipients('member', facts())).toEqual(['merchant', 'courier']);
    expect(allowedRecipients('member', facts({ state: 'pending' }))).toEqual(['merchant']);
    expect(allowedRecipients('courier', facts({ state: 'delivered', hoursSinceHandOver: 0 }))).toEqual([]);
  });

  it('the guest of a set meal without a restaurant cannot send messages to any role', () => {
    expect(
      allowedRecipients('member', facts({ state: 'pending', hasShop: false, hasCourier: false, way: 'pack' })),
    ).toEqual([]);
  });

  it.each([
    [contactHoursAfterHandOver, ['merchant']],
    [contactHoursAfterHandOver + 0.01, []],
    [null, []],
  ])('%s hours after the hand-over a guest can write to the roles %j', (hoursSinceHandOver, reached) => {
    expect(allowedRecipients('member', facts({ state: 'completed', hoursSinceHandOver }))).toEqual(reached);
  });

  it.each(['unpaid', 'cancelled', 'refunded', 'after_sale_completed'] as const)(
    'no role can send messages about an order in the state %s',
    (state) => {
      for (const by of messageRoles) expect(allowedRecipients(by, facts({ state }))).toEqual([]);
    },
  );

  it('findAllowedMessage rejects a message with missing or superfluous minutes or dish', () => {
    const at = facts({ way: 'collect' });
    expect(findAllowedMessage('member', said('merchant', 'running_late', { minutes: 10 }), at)).toBeDefined();
    expect(findAllowedMessage('member', said('merchant', 'running_late', { minutes: 11 }), at)).toBeUndefined();
    expect(findAllowedMessage('member', said('merchant', 'running_late'), at)).toBeUndefined();
    expect(findAllowedMessage('member', said('merchant', 'how_long', { minutes: 10 }), at)).toBeUndefined();
    expect(findAllowedMessage('merchant', said('member', 'dish_sold_out', { position: 0 }), at)).toBeDefined();
    expect(findAllowedMessage('merchant', said('member', 'dish_sold_out'), at)).toBeUndefined();
    expect(findAllowedMessage('merchant', said('member', 'ok', { position: 0 }), at)).toBeUndefined();
  });

  it('findAllowedMessage rejects a message from a guest or courier that only another role may send', () => {
    expect(findAllowedMessage('member', said('merchant', 'dish_sold_out', { position: 0 }), facts())).toBeUndefined();
    expect(
      findAllowedMessage('courier', said('member', 'my_code'), facts({ state: 'to_be_delivered' })),
    ).toBeUndefined();
  });
});
