import { residentMegabytes } from './cpu-time.ts';
import type { Closers } from './deadline.ts';
import { type FigureRow, rowOf } from './figures.ts';
import { loadPath, orderPath } from './load/order-path.ts';
import { memoryName } from './series.ts';
import { openWorld } from './worlds.ts';

const early = 10_000;
const late = 100_000;
const clients = 16;

/** Resident memory of the server after ten thousand orders and after a hundred thousand, MB. */
export async function measureMemory(closers: Closers, say: (line: string) => void): Promise<FigureRow[]> {
  const { url, city, cpu } = await openWorld('city', closers, say);
  if (!city) throw new Error('only the city has members who order');
  const orderUntil = async (total: number) => {
    say(`Ordering ${total} times.`);
    const { failures } = await loadPath(orderPath, { url, city, clients, cpu, goesOn: (done) => done < total });
    if (failures > 0) throw new Error(`${failures} orders failed`);
    return residentMegabytes(cpu.server) ?? Number.NaN;
  };
  const before = await orderUntil(early);
  const after = await orderUntil(late - early);
  return [rowOf(memoryName, after, 'MB', before)];
}
