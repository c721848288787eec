import { readFile } from 'node:fs/promises';
import type { Position } from '@chifan/domain/address';

const file = new URL('seats.txt', import.meta.url);

export type Seat = Position & { readonly nameZh: string };

/**
 * Returns the position of each government seat by administrative code. @throws Error with the line that cannot be read.
 */
export async function readSeats(): Promise<Map<string, Seat>> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map(seatOf));
}

function seatOf(line: string): [string, Seat] {
  const [code = '', nameZh = '', lat, lng] = line.split(' ');
  const seat = { nameZh, lat: Number(lat), lng: Number(lng) };
  if (!/^\d{6}$/.test(code) || Number.isNaN(seat.lat) || Number.isNaN(seat.lng))
    throw new Error(`seats.txt: not a seat: ${line}`);
  return [code, seat];
}
