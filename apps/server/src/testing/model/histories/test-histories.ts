import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lane, openLane } from '../fixture.ts';
import { type MoreOften, playHistories } from './play-histories.ts';

/** Number of random histories per theme. `npm run test:all` plays more. */
const runs = Number(process.env['MODEL_RUNS'] ?? 16);
const seed = fc.readConfigureGlobal().seed ?? 0;

/**
 * Number of lanes (servers with their own database and clock) that run histories. One lane works while the other waits.
 */
const laneCount = 2;
/** With fewer runs than this, the test does not require that the histories reach all states of `reaches`. */
const minRunsToReachAll = 111;
/**
 * While the histories have not reached all states of `reaches`, the test adds a quarter of `runs`, at most this many
 * times.
 */
const maxMore = 8;

export type Theme = {
  /** Numbers of the cases in docs/money-cases.md that the histories cover. */
  readonly cases: readonly number[];
  /** Steps that occur more often in the histories of this theme. All other steps may also occur. */
  readonly moreOften: MoreOften;
  /**
   * States that the histories must reach, as in `statesOf`. If a state were not reached, the test would pass without
   * checking it.
   */
  readonly reaches: readonly string[];
  /** Whether the guest works at the shop where the guest orders. */
  readonly isOwnShop?: boolean;
};

/** Compares random histories of one theme with the model. `about` is the subject of the test name. */
export function testHistories(about: string, { cases, moreOften, reaches, isOwnShop = false }: Theme): void {
  let lanes: Lane[];

  beforeAll(async () => {
    lanes = await Promise.all(Array.from({ length: laneCount }, () => openLane()));
  });
  afterAll(() => Promise.all(lanes.map((lane) => lane.test.close())));

  test(`${about} match the reference model in ${runs} random action sequences (seed ${seed}; cases ${cases.join(', ')})`, {
    timeout: 60_000 + runs * 5_000,
  }, async () => {
    const play = (histories: number, from: number) =>
      Promise.all(
        lanes.map((lane, at) =>
          playHistories(lane, { runs: Math.ceil(histories / laneCount), seed: from + at, moreOften, isOwnShop }),
        ),
      );
    const missing = () => reaches.filter((what) => !lanes.some(({ reached }) => reached.has(what)));
    await play(runs, seed);
    if (runs >= minRunsToReachAll) {
      for (let more = 1; more <= maxMore && missing().length > 0; more += 1)
        await play(runs / 4, seed + more * laneCount);
      expect(missing()).toEqual([]);
    }
    for (const { test: app, city } of lanes) {
      const { data } = await app.call('ledgerCheck', {}, { token: city.operator.token });
      expect(data).toMatchObject({ isBalanced: true, problems: [] });
    }
  });
}
