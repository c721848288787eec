import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lane, openLane } from '../fixture.ts';
import { type MoreOften, playHistories } from './play-histories.ts';

/** MODEL_RUNS plays more of them, MODEL_SEED the same again. */
const runs = Number(process.env['MODEL_RUNS'] ?? 2_000);
const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 1_000_000_000);

/** Each is a file of its own, so that workers share them; together they play all the runs. */
const themeCount = 9;
/** Side by side, each with a database and a clock of its own: one waits while another works. */
const laneCount = 2;
const minRunsToReachAll = 1_000;
/** What comes seldom may not have come yet: so often a quarter more is played before that is a failure. */
const maxMore = 8;

export type Theme = {
  /** Which of the cases of money these show: docs/money-cases.md. */
  readonly cases: readonly number[];
  /** Every step may come in every theme; these more often than elsewhere. */
  readonly moreOften: MoreOften;
  /** What these histories must have come by: a model whose steps lead nowhere would agree with everything. */
  readonly reaches: readonly string[];
};

/** Random histories that are as a model says, with more of a theme; `about` says of what. */
export function testHistories(about: string, { cases, moreOften, reaches }: Theme): void {
  const share = Math.ceil(runs / themeCount);
  let lanes: Lane[];

  beforeAll(async () => {
    lanes = await Promise.all(Array.from({ length: laneCount }, () => openLane()));
  });
  afterAll(() => Promise.all(lanes.map((lane) => lane.test.close())));

  test(`${about} and all beside are what a model says, over ${share} random histories (seed ${seed}; cases ${cases.join(', ')})`, {
    // Against what hangs: a machine with other work takes several times as long.
    timeout: 60_000 + share * 5_000,
  }, async () => {
    const play = (histories: number, from: number) =>
      Promise.all(
        lanes.map((lane, at) =>
          playHistories(lane, { runs: Math.ceil(histories / laneCount), seed: from + at, moreOften }),
        ),
      );
    const missing = () => reaches.filter((what) => !lanes.some(({ reached }) => reached.has(what)));
    await play(share, seed);
    if (runs >= minRunsToReachAll) {
      for (let more = 1; more <= maxMore && missing().length > 0; more += 1)
        await play(share / 4, seed + more * laneCount);
      expect(missing()).toEqual([]);
    }
    for (const { test: app, city } of lanes) {
      const { data } = await app.call('ledgerCheck', {}, { token: city.operator.token });
      expect(data).toMatchObject({ isBalanced: true, problems: [] });
    }
  });
}
