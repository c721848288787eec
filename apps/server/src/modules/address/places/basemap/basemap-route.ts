import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../../../platform/database/database.ts';
import { failureEnvelope, refused } from '../../../../platform/http/call-result.ts';
import { languageOf } from '../../../../platform/http/request-language.ts';
import { degreesOf, drawTile, planeBoxOf, readTile, type Tile } from './draw-tile.ts';
import { capitalsInBox, type DrawnFeature, featuresInBox, type Label, labelsInBox } from './map-feature.store.ts';

/** Maximum number of features read for one tile. Even in a dense area, a tile has no space for more. */
const maxFeatures = 3000;
const aDay = 'public, max-age=86400';

type Asked = { Params: { z: string; x: string; file: string }; Querystring: { v?: string } };

/**
 * Adds GET /rest/place/basemap/:z/:x/:y.json, which returns a map tile as GeoJSON. A URL with the map's version (`?v=`)
 * is cached for a day. Without a version, browsers revalidate the tile by ETag.
 */
export function addBasemapRoute(http: FastifyInstance, read: Executor, ratePerMinute: number): void {
  const rateLimit = { max: ratePerMinute, timeWindow: 60_000 };
  http.get<Asked>('/rest/place/basemap/:z/:x/:file', { config: { rateLimit } }, async (request, reply) => {
    const tile = readTile(request.params.z, request.params.x, request.params.file);
    if (tile === undefined) {
      const { status, body } = failureEnvelope(refused('not_found'), languageOf(request));
      return reply.code(status).send(body);
    }
    const text = await tileText(read, tile);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag).header('cache-control', request.query.v === undefined ? 'no-cache' : aDay);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/geo+json; charset=utf-8').send(text);
  });
}

async function tileText(read: Executor, tile: Tile): Promise<string> {
  const box = planeBoxOf(tile);
  const [features, labels] = await Promise.all([featuresInBox(read, box, tile.z, maxFeatures), labelsOf(read, tile)]);
  // Add city labels first, because tiles at low zoom show almost nothing else.
  return drawTile([...labels.map(drawnLabel), ...features], degreesOf(box), tile.z);
}

/**
 * Returns names of places for tiles at low zoom. Tiles below zoom 7 show provincial capitals, tiles below zoom 10 all
 * cities, and tiles below zoom 14 also districts.
 */
async function labelsOf(read: Executor, tile: Tile): Promise<Label[]> {
  const box = planeBoxOf(tile);
  if (tile.z < 7) return capitalsInBox(read, box);
  if (tile.z < 10) return labelsInBox(read, box, ['city']);
  return tile.z < 14 ? labelsInBox(read, box, ['city', 'area']) : [];
}

const drawnLabel = ({ nameZh, nameEn, lat, lng }: Label): DrawnFeature => ({
  class: 'place',
  name: { 'zh-CN': nameZh, en: nameEn },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});
