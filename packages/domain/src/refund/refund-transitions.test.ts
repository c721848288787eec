import { describe, expect, test } from 'vitest';
import { orderActors } from '../ordering/index.ts';
import {
  allowedRefundEvents,
  applyRefundEvent,
  finalRefundStates,
  firstRefundState,
  type RefundStateNumber,
  refundEvents,
  refundStateKey,
  refundStates,
} from './index.ts';

const states = refundStates.map(({ number }) => number);

/** Decisions §3 once more: state, event → state, by whom. */
const decided: Record<string, string> = {
  '1 grant_at_once': '7 system',
  '1 ask_merchant': '2 system',
  '2 merchant_grant': '7 merchant',
  '2 merchant_refuse': '3 merchant',
  '2 escalate': '4 system',
  '3 appeal': '4 member',
  '3 lapse': '6 system',
  '4 platform_grant': '7 platform',
  '4 platform_refuse': '5 platform',
  '1 withdraw': '6 member',
  '2 withdraw': '6 member',
  '3 withdraw': '6 member',
  '4 withdraw': '6 member',
};

describe('refund transitions', () => {
  test('every state, event and actor does what decisions §3 says and nothing else', () => {
    for (const state of states)
      for (const event of refundEvents)
        for (const actor of orderActors) {
          const [to, by] = decided[`${state} ${event}`]?.split(' ') ?? [];
          const result = applyRefundEvent(state, event, actor);
          const expected = by === undefined ? 'transition_not_allowed' : by === actor ? to : 'actor_not_allowed';
          const label = `${state} ${event} by ${actor}: `;
          expect(label + (result.ok ? result.value : result.reason)).toBe(label + expected);
        }
  });

  test('every state is reached from the first, and nothing leads out of a final one', () => {
    const seen = new Set<RefundStateNumber>([firstRefundState]);
    for (const state of seen)
      for (const actor of orderActors)
        for (const event of allowedRefundEvents(state, actor)) {
          const moved = applyRefundEvent(state, event, actor);
          if (moved.ok) seen.add(moved.value);
        }
    expect([...seen].sort()).toEqual(states);
    const withWayOut = states.filter((state) => orderActors.some((actor) => allowedRefundEvents(state, actor)[0]));
    expect(states.filter((state) => !withWayOut.includes(state))).toEqual(finalRefundStates);
  });

  test('a refused member may appeal or withdraw', () => {
    expect(allowedRefundEvents(3, 'member')).toEqual(['appeal', 'withdraw']);
    expect(refundStateKey(3)).toBe('merchant_refused');
  });
});
