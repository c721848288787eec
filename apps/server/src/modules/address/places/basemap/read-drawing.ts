import { basemapClasses } from '@chifan/contract/place';
import { z } from 'zod';
import { geoShape } from '../geometry/geo-shape.ts';
import type { ReadFeature } from './map-feature.ts';

const drawing = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      properties: z.object({
        class: z.enum(basemapClasses),
        name: z.object({ 'zh-CN': z.string(), en: z.string() }),
      }),
      geometry: geoShape,
    }),
  ),
});

/** @throws Error that names the first field that cannot be read. */
export function readDrawing(json: unknown): ReadFeature[] {
  const read = drawing.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`the drawn map: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  return read.data.features.map(({ properties, geometry }) => ({ ...properties, shape: geometry }));
}
