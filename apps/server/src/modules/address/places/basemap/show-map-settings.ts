import { createHash } from 'node:crypto';
import type { placeCalls } from '@chifan/contract/place';
import type { z } from 'zod';
import type { Config } from '../../../../platform/config.ts';
import type { Executor } from '../../../../platform/database/database.ts';
import type { Answer } from '../../../../platform/http/answers.ts';
import { mapSources } from './map-feature.store.ts';

type Settings = z.input<typeof placeCalls.mapSettings.output>;

/** Grows when tiles come to be drawn otherwise, so that no browser keeps the old ones. */
const drawing = 2;

/** What the guest's map is drawn from, and whom it must name. */
export async function showMapSettings(read: Executor, { mapTiles }: Config): Promise<Answer<Settings>> {
  const sources = await mapSources(read);
  const attributions = new Set(sources.map(({ attribution }) => attribution).filter((text) => text !== ''));
  const versions = JSON.stringify([drawing, sources.map(({ name, version }) => [name, version])]);
  const basemapVersion = createHash('sha256').update(versions).digest('base64url').slice(0, 12);
  return { ok: true, value: { tiles: mapTiles, attribution: [...attributions].join(', '), basemapVersion } };
}
