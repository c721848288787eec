import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lane, openLane } from '../fixture.ts';
import { type MoreOften, playHistories } from './play-histories.ts';

/** Histories per theme. `npm run test:all` plays more. */
const runs = Number(process.env['MODEL_RUNS'] ?? 50);
const seed = fc.readConfigureGlobal().seed ?? 0;

/** Each lane has its own database and clock. One works while another waits. */
const laneCount = 2;
/** With fewer runs, `reaches` is not required. */
const minRunsToReachAll = 111;
/** Rare states may still be missing. Then a quarter of the runs is added, at most this many times. */
const maxMore = 8;

export type Theme = {
  /** The cases of docs/money-cases.md that these histories cover. */
  readonly cases: readonly number[];
  /** Every step may occur in every theme. These steps occur more often. */
  readonly moreOften: MoreOften;
  /** States that these histories must reach. A model that never reaches them would agree with everything. */
  readonly reaches: readonly string[];
  /** Whether the guest works at the shop. */
  readonly isOwnShop?: boolean;
};

/** Compares random histories of one theme with the model. `about` names the theme. */
export function testHistories(about: string, { cases, moreOften, reaches, isOwnShop = false }: Theme): void {
  let lanes: Lane[];

  beforeAll(async () => {
    lanes = await Promise.all(Array.from({ length: laneCount }, () => openLane()));
  });
  afterAll(() => Promise.all(lanes.map((lane) => lane.test.close())));

  test(`${about} match the model over ${runs} random histories (seed ${seed}; cases ${cases.join(', ')})`, {
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
