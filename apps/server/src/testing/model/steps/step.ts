import type { AsyncCommand } from 'fast-check';
import { compare } from '../compare.ts';
import type { Stage } from '../fixture.ts';
import { fireTimers, type World } from '../model-state.ts';

/** One action of a person. A history skips the step if `isPossible` is false for the model. */
export type Step = {
  readonly name: string;
  readonly isPossible: (world: World) => boolean;
  readonly take: (world: World, real: Stage) => Promise<void>;
};

export const commandOf = ({ name, isPossible, take }: Step): AsyncCommand<World, Stage> => ({
  check: isPossible,
  run: async (world, real) => {
    await take(world, real);
    await compare(world, real);
  },
  toString: () => name,
});

export async function settle(world: World, real: Stage): Promise<void> {
  await real.test.drain();
  fireTimers(world);
}

export async function pass(world: World, real: Stage, ms: number): Promise<void> {
  real.test.clock.advance(ms);
  world.now += ms;
  await settle(world, real);
  await reopenShop(real);
}

/**
 * The merchant reopens the shop after each wait. The server pauses a shop after two unanswered orders (rule
 * ordering-106), and the model has no paused shops.
 */
async function reopenShop({ test, city, shopId }: Stage): Promise<void> {
  const input = { shopId, isTakingOrders: true, autoAccept: false };
  answered(await test.call('setTakingOrders', input, { token: city.merchant.token }), true, 'reopening the shop');
}

type Answer = { readonly success: boolean; readonly data: unknown };

/**
 * Checks that the server accepted the call if and only if the model allows it. @returns whether the server accepted the
 * call.
 */
export function answered(answer: Answer, isAllowed: boolean, what: string): boolean {
  if (answer.success === isAllowed) return isAllowed;
  throw new Error(`${what} should be ${isAllowed ? 'done' : 'refused'}: ${JSON.stringify(answer.data)}`);
}

export const oneOf = <Value>(values: readonly Value[], pick: number): Value | undefined => values[pick % values.length];

export function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('there is nothing to choose from');
  return value;
}
