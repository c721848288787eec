import type { Calls } from '@chifan/contract';
import { readCoordinates, readPosition, translateCoordinates, writeCoordinate } from '@chifan/domain/address';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';

type Entry = Calls['translateCoordinates'];

/** The same point in another reference system (rule address-9: coordinate translation). */
export async function translateWire(input: z.output<Entry['input']>): Promise<Answer<z.input<Entry['output']>>> {
  const position = readPosition(input.latitude, input.longitude);
  if (position === undefined) return refused('position_invalid');
  const given = readCoordinates({ ...position, ...(input.datum === undefined ? {} : { datum: input.datum }) });
  if (!given.ok) return given;
  const { lat, lng, datum } = translateCoordinates(given.value, input.to);
  return { ok: true, value: { latitude: writeCoordinate(lat), longitude: writeCoordinate(lng), datum } };
}
