import { describe, expect, test } from 'vitest';
import { workflowActors } from '../index.ts';
import { allowedEvents, applyEvent } from '../workflow.ts';
import {
  finalRefundStates,
  firstRefundState,
  type Objection,
  type RefundStateNumber,
  refundEvents,
  refundStates,
  refundWorkflow,
} from './index.ts';

const states = refundStates.map(({ number }) => number);

/** Expected transitions, written independently of the code: state and event → next state and actor. */
const always: Record<string, string> = {
  '1 grant_at_once': '7 system',
  '1 grant_by_rule': '7 system',
  '1 ask_merchant': '2 system',
  '1 platform_grant': '7 platform',
  '2 merchant_grant': '7 merchant',
  '2 merchant_refuse': '3 merchant',
  '2 merchant_offer': '3 merchant',
  '2 escalate': '4 system',
  '3 appeal': '4 member',
  '4 platform_grant': '7 platform',
  '4 platform_refuse': '5 platform',
  '1 withdraw': '6 member',
  '2 withdraw': '6 member',
  '3 withdraw': '6 member',
  '4 withdraw': '6 member',
  '2 supersede': '6 system',
  '3 supersede': '6 system',
  '4 supersede': '6 system',
};
const afterRefusal: Record<string, string> = { ...always, '3 lapse': '6 system' };
const afterOffer: Record<string, string> = {
  ...always,
  '3 accept_offer': '7 member',
  '3 auto_accept_offer': '7 system',
};

const answers = [
  { offered: null, decided: afterRefusal },
  { offered: 1_230, decided: afterOffer },
];

describe('refund transitions', () => {
  test.each(answers)(
    'if the merchant’s offer is $offered, refundWorkflow allows exactly the expected transitions',
    ({ offered, decided }) => {
      for (const state of states)
        for (const event of refundEvents)
          for (const actor of workflowActors) {
            const [to, by] = decided[`${state} ${event}`]?.split(' ') ?? [];
            const result = applyEvent(refundWorkflow, { state, offered }, event, actor);
            const expected = by === undefined ? 'transition_not_allowed' : by === actor ? to : 'actor_not_allowed';
            const label = `${state} ${event} by ${actor}: `;
            expect(label + (result.ok ? result.value.state : result.reason)).toBe(label + expected);
          }
    },
  );

  test.each(answers)(
    'if the merchant’s offer is $offered, every refund state is reachable and final states have no transition',
    ({ offered }) => {
      const seen = new Set<RefundStateNumber>([firstRefundState]);
      for (const state of seen)
        for (const actor of workflowActors)
          for (const event of allowedEvents(refundWorkflow, { state, offered }, actor)) {
            const moved = applyEvent(refundWorkflow, { state, offered }, event, actor);
            if (moved.ok) seen.add(moved.value.state);
          }
      expect([...seen].sort()).toEqual(states);
      const withWayOut = states.filter((state) =>
        workflowActors.some((actor) => allowedEvents(refundWorkflow, { state, offered }, actor)[0]),
      );
      expect(states.filter((state) => !withWayOut.includes(state))).toEqual(finalRefundStates);
    },
  );

  test('a merchant can end a refund request only with a full grant', () => {
    for (const { offered } of answers)
      for (const state of states)
        for (const event of allowedEvents(refundWorkflow, { state, offered }, 'merchant')) {
          const moved = applyEvent(refundWorkflow, { state, offered }, event, 'merchant');
          const isFinal = moved.ok && finalRefundStates.some((final) => final === moved.value.state);
          expect({ event, isFinal }).toEqual({ event, isFinal: event === 'merchant_grant' });
        }
  });

  test('after a merchant’s answer a member may appeal or withdraw, and may accept a partial offer', () => {
    expect(allowedEvents(refundWorkflow, { state: 3, offered: null }, 'member')).toEqual(['appeal', 'withdraw']);
    expect(allowedEvents(refundWorkflow, { state: 3, offered: 1_230 }, 'member')).toEqual([
      'accept_offer',
      'appeal',
      'withdraw',
    ]);
  });

  test.each<[Objection | null, string[], string[]]>([
    [null, [], []],
    ['possible', ['object'], []],
    ['raised', [], ['decide_objection']],
    ['decided', [], []],
  ])(
    'if the objection to a granted refund is %s, the merchant may %j and the platform may %j',
    (objection, may, decides) => {
      const facts = { state: 7, offered: null, objection } as const;
      expect(allowedEvents(refundWorkflow, facts, 'merchant')).toEqual(may);
      expect(allowedEvents(refundWorkflow, facts, 'platform')).toEqual(decides);
      expect(allowedEvents(refundWorkflow, facts, 'member')).toEqual([]);
      for (const event of refundEvents) {
        const moved = applyEvent(refundWorkflow, facts, event, event === 'object' ? 'merchant' : 'platform');
        expect(moved.ok && moved.value.state).toBe(moved.ok && 7);
      }
    },
  );
});
