import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../../../app/testing/sample-order.ts';
import { progressOf } from './next-steps.ts';

const estimatedAt = '2026-11-21T04:34:00.000Z';
const codeExpectedAt = '2026-11-21T04:02:00.000Z';
const freeToCancelUntil = '2026-11-21T04:11:00.000Z';
const order = (state: Parameters<typeof sampleOrder>[0], type: 'delivery' | 'pickup') =>
  sampleOrder({
    type,
    dining: type === 'delivery' ? null : 'take_away',
    estimatedAt,
    ...state,
    workingState: state?.state ?? 'delivering',
  });
const stepsOf = (...given: Parameters<typeof order>) => progressOf(order(...given))?.next.map(({ step }) => step);

describe('next steps of an order', () => {
  it.each([
    ['delivery', 'unpaid', ['accept', 'cook', 'collect', 'arrive']],
    ['delivery', 'pending', ['accept', 'cook', 'collect', 'arrive']],
    ['delivery', 'delivering', ['collect', 'arrive']],
    ['delivery', 'to_be_picked_up', ['collect', 'arrive']],
    ['delivery', 'to_be_delivered', ['arrive']],
    ['pickup', 'pending', ['accept', 'code', 'fetch']],
    ['pickup', 'delivering', ['code', 'fetch']],
    ['pickup', 'to_be_picked_up', ['fetch']],
  ] as const)('an order for %s in state %s has the steps %j', (type, state, steps) => {
    expect(stepsOf({ state }, type)).toEqual(steps);
  });

  it.each(['delivered', 'completed', 'refunded', 'cancelled'] as const)(
    'an order in state %s has no next steps',
    (state) => {
      expect(progressOf(order({ state }, 'delivery'))).toBeNull();
    },
  );

  it('each step has its time, and an unpaid order has none', () => {
    const timesOf = (state: Parameters<typeof sampleOrder>[0]) =>
      progressOf(order({ codeExpectedAt, freeToCancelUntil, ...state }, 'pickup'))?.next.map(({ at }) => at);
    // The code's time of 12:02 would contradict an acceptance by 12:11.
    expect(timesOf({ state: 'pending' })).toEqual([freeToCancelUntil, null, estimatedAt]);
    expect(timesOf({ state: 'delivering' })).toEqual([codeExpectedAt, estimatedAt]);
    expect(timesOf({ state: 'unpaid' })).toEqual([null, null, null]);
  });

  it.each([
    ['pending', ['accept', 'serve']],
    ['delivering', ['serve']],
    ['to_be_picked_up', ['serve']],
  ] as const)('an order eaten in the restaurant in state %s has the steps %j (rule ordering-47)', (state, steps) => {
    expect(stepsOf({ state, dining: 'dine_in' }, 'pickup')).toEqual(steps);
  });

  it('a set meal starts with the choice of its restaurant', () => {
    expect(stepsOf({ setMealId: 3, state: 'pending' }, 'pickup')).toEqual(['choose', 'code', 'fetch']);
    expect(stepsOf({ setMealId: 3, state: 'to_be_picked_up' }, 'pickup')).toEqual(['fetch']);
  });
});
