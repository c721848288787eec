import type { placeCalls } from '@chifan/contract/place';
import { writeCoordinate } from '@chifan/domain/address';
import type { z } from 'zod';
import type { Answer } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { regionByCode } from './offline/region.store.ts';
import { divisionIn } from './offline/wording.ts';
import { mapsFor, type Places } from './places.ts';

type Located = z.input<typeof placeCalls.locateByIp.output>;

export async function locateByIp(places: Places, context: Context): Promise<Answer<Located>> {
  const found = await mapsFor(places, context).locateIp(context.ip);
  if (!found.ok) return found;
  const { position, cityCode, cityZh, accuracyMetres } = found.value;
  const region = cityCode === null ? undefined : await regionByCode(places.read, cityCode);
  const told = cityZh === '' ? null : { code: '', name: { text: cityZh, language: 'zh-CN' as const }, nameZh: cityZh };
  const city = region ? divisionIn(region, context.language) : told;
  return {
    ok: true,
    value: {
      latitude: writeCoordinate(position.lat),
      longitude: writeCoordinate(position.lng),
      city,
      accuracyMetres,
    },
  };
}
