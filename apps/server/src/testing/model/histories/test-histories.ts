import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lane, openLane } from '../fixture.ts';
import { type MoreOften, playHistories } from './play-histories.ts';

/** Histories per theme. `npm run test:all` plays more. */
const runs = Number(process.env['MODEL_RUNS'] ?? 50);
const seed = fc.readConfigureGlobal().seed ?? 0;

/** Each lane has its own database and clock: one waits while another works. */
const laneCount = 2;
/** Only so many histories must reach all of `reaches`. */
const minRunsToReachAll = 111;
/** Rare states may still be missing then: a quarter of the runs is added, at most so many times. */
const maxMore = 8;

export type Theme = {
  /** Which of the cases of money these show: docs/money-cases.md. */
  readonly cases: readonly number[];
  /** Every step may come in every theme; these more often than elsewhere. */
  readonly moreOften: MoreOften;
  /** What these histories must have come by: a model whose steps lead nowhere would agree with everything. */
  readonly reaches: readonly string[];
  /** Whether the guest works at the shop. */
  readonly isOwnShop?: boolean;
};

/** Random histories that are as a model says, with more of a theme; `about` says of what. */
export function testHistories(about: string, { cases, moreOften, reaches, isOwnShop = false }: Theme): void {
  let lanes: Lane[];

  beforeAll(async () => {
    lanes = await Promise.all(Array.from({ length: laneCount }, () => openLane()));
  });
  afterAll(() => Promise.all(lanes.map((lane) => lane.test.close())));

  test(`${about} and all beside are what a model says, over ${runs} random histories (seed ${seed}; cases ${cases.join(', ')})`, {
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
