import { afterEach, expect, test, vi } from 'vitest';
import { watchOutage } from './outage.ts';

const lost = Object.assign(new Error('terminating connection'), { code: '57P01' });

function opened() {
  let isReachable = true;
  const lines: string[] = [];
  const to = (level: string) => (_facts: object, message: string) => void lines.push(`${level}: ${message}`);
  const watch = watchOutage({
    probe: async () => {
      if (!isReachable) throw lost;
    },
    log: { error: to('error'), warn: to('warn'), info: to('info') } as never,
    pauseMs: 1,
  });
  watches.push(watch);
  return {
    watch,
    lines,
    reachable: (now: boolean) => {
      isReachable = now;
    },
  };
}

const watches: { close(): void }[] = [];
afterEach(() => {
  for (const watch of watches.splice(0)) watch.close();
});

test('the server logs one line when a database outage begins and one when it ends, however many calls fail', async () => {
  const { watch, lines, reachable } = opened();
  reachable(false);
  for (let call = 0; call < 183; call += 1) watch.suspect(lost);
  await vi.waitFor(() => expect(watch.isOutage()).toBe(true));
  for (let call = 0; call < 183; call += 1) watch.suspect(lost);
  reachable(true);
  await vi.waitFor(() => expect(watch.isOutage()).toBe(false));
  expect(lines).toEqual(['error: database outage: the database does not respond', 'warn: database outage ended']);
});

test('the server logs a single lost database connection as information, not as an outage', async () => {
  const { watch, lines } = opened();
  watch.suspect(lost);
  watch.suspect(lost);
  await vi.waitFor(() => expect(lines).toEqual(['info: database connection lost; the database responds']));
  expect(watch.isOutage()).toBe(false);
});

test('the server logs no outage for a slow statement while the database responds', async () => {
  const { watch, lines } = opened();
  watch.suspect(Object.assign(new Error('lock timeout'), { code: '55P03' }));
  await new Promise(setImmediate);
  expect(lines).toEqual([]);
});
