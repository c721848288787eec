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
  ] as const)('the next steps of a %s order in state %s are %j', (type, state, steps) => {
    expect(stepsOf({ state }, type)).toEqual(steps);
  });

  it.each(['delivered', 'completed', 'refunded', 'cancelled'] as const)(
    'an order in state %s has no next steps',
    (state) => {
      expect(progressOf(order({ state }, 'delivery'))).toBeNull();
    },
  );

  it('each next step has its expected time, and an unpaid order has no times', () => {
    const timesOf = (state: Parameters<typeof sampleOrder>[0]) =>
      progressOf(order({ codeExpectedAt, freeToCancelUntil, ...state }, 'pickup'))?.next.map(({ at }) => at);
    // The code was expected at 12:02, but the restaurant may accept as late as 12:11. So the code’s time is null.
    expect(timesOf({ state: 'pending' })).toEqual([freeToCancelUntil, null, estimatedAt]);
    expect(timesOf({ state: 'delivering' })).toEqual([codeExpectedAt, estimatedAt]);
    expect(timesOf({ state: 'unpaid' })).toEqual([null, null, null]);
  });

  it.each([
    ['pending', ['accept', 'serve']],
    ['delivering', ['serve']],
    ['to_be_picked_up', ['serve']],
  ] as const)('the next steps of a dine-in order in state %s are %j (rule ordering-47)', (state, steps) => {
    expect(stepsOf({ state, dining: 'dine_in' }, 'pickup')).toEqual(steps);
  });

  it('the first next step of a paid set meal is to choose the restaurant', () => {
    expect(stepsOf({ setMealId: 3, state: 'pending' }, 'pickup')).toEqual(['choose', 'code', 'fetch']);
    expect(stepsOf({ setMealId: 3, state: 'to_be_picked_up' }, 'pickup')).toEqual(['fetch']);
  });
});
