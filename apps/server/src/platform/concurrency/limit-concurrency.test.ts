import { setImmediate as others } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { concurrencyLimit, limitConcurrency, sharedLimit } from './limit-concurrency.ts';

/** Tasks that end only when the test resolves or rejects them. */
function works() {
  const begun: number[] = [];
  const ends: { resolve(value: number): void; reject(error: Error): void }[] = [];
  const work = (index: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(index);
      ends[index] = { resolve, reject };
    });
  return { begun, ends, work };
}

test('limitConcurrency runs a limited number of tasks at once and starts the next queued task when one ends', async () => {
  const { begun, ends, work } = works();
  const twoAtOnce = limitConcurrency(2);
  const answers = [0, 1, 2, 3].map((index) => twoAtOnce(work(index)));
  await others();
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve(10);
  await others();
  expect(begun).toEqual([0, 1, 2]);
  for (const index of [0, 2]) ends[index]?.resolve(index);
  await others();
  ends[3]?.resolve(3);
  expect(await Promise.all(answers)).toEqual([0, 10, 2, 3]);
});

test('limitConcurrency starts the next task after a task fails, and only the failed task’s caller gets the error', async () => {
  const { begun, ends, work } = works();
  const oneAtOnce = limitConcurrency(1);
  const [first, second] = [oneAtOnce(work(0)), oneAtOnce(work(1))];
  await others();
  ends[0]?.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await others();
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve(1);
  expect(await second).toBe(1);
  const third = oneAtOnce(work(2));
  await others();
  ends[2]?.resolve(2);
  expect(await third).toBe(2);
});

test('concurrencyLimit refuses a task when the queue is full, and accepts another after a task ends or fails', async () => {
  const { begun, ends, work } = works();
  const limited = concurrencyLimit({ atOnce: 2, waiting: 1 });
  const answers = [0, 1, 2, 3].map((index) => limited(work(index)));
  expect(await answers[3]).toBeUndefined();
  expect(begun).toEqual([0, 1]);
  ends[0]?.reject(new Error('broken'));
  await expect(answers[0]).rejects.toThrow('broken');
  await others();
  for (const index of [1, 2]) ends[index]?.resolve(index);
  expect(await Promise.all(answers.slice(1))).toEqual([1, 2, undefined]);
  const later = limited(work(4));
  await others();
  ends[4]?.resolve(4);
  expect(await later).toBe(4);
});

test('sharedLimit refuses tasks beyond the limit of one key, while a task of another key still starts', async () => {
  const { begun, ends, work } = works();
  const shared = sharedLimit<string>({ atOnce: 2, waiting: 6 }, { atOnce: 1, waiting: 1 });
  const answers = [0, 1].map((index) => shared('mia', work(index)));
  expect(await shared('mia', work(2))).toBeUndefined();
  answers.push(shared('leo', work(3)));
  await others();
  expect(begun).toEqual([0, 3]);
  ends[0]?.resolve(0);
  await others();
  expect(begun).toEqual([0, 3, 1]);
  for (const index of [1, 3]) ends[index]?.resolve(index);
  expect(await Promise.all(answers)).toEqual([0, 1, 3]);
});
