import { readFile } from 'node:fs/promises';
import { illustrationLayers } from '@chifan/ui/drawn-layers';
import { isComposedIllustration, plateOf } from '@chifan/ui/plates';
import { LRUCache } from 'lru-cache';
import { loadOnce } from '../../platform/loading/load-once.ts';
import { renderIllustration } from '../upload/index.ts';

/** Size in pixels of a preview picture. Messengers use the ratio 1.91 : 1. */
const width = 1200;
const height = 630;
const side = 560;
const ground = '#ffe9cc';

/** Number of cached pictures of about 40 KB each. Many crawlers request the same popular link at once. */
const maxKept = 100;
const kept = new LRUCache<string, Promise<Buffer | undefined>>({ max: maxKept });

/**
 * Returns one of the app's drawings of dishes and cuisines as a PNG, for the preview of a dish or shop without a photo.
 * @returns undefined if too many drawings are being painted.
 */
export function previewIllustration(drawing: string): Promise<Buffer | undefined> {
  const known = kept.get(drawing);
  if (known !== undefined) return known;
  const forget = () => kept.delete(drawing);
  const painting = drawn(drawing).then(renderIllustration);
  kept.set(drawing, painting);
  painting.then((picture) => picture ?? forget(), forget);
  return painting;
}

const symbolsOf = (file: string) =>
  loadOnce(async () => {
    const svg = await readFile(new URL(import.meta.resolve(file)), 'utf8');
    return new Map([...svg.matchAll(/<symbol id="(\w+)".*?<\/symbol>/gs)].map(([symbol, id]) => [id ?? '', symbol]));
  });
const dishLayers = symbolsOf('@chifan/ui/dish-layers.svg');
const plates = symbolsOf('@chifan/ui/plates.svg');

async function drawn(drawing: string): Promise<string> {
  const layers = isComposedIllustration(drawing)
    ? illustrationLayers(drawing)
    : [{ shape: plateOf(drawing), transform: '' }];
  const symbols = await (isComposedIllustration(drawing) ? dishLayers() : plates());
  const shapes = new Set(layers.map(({ shape }) => shape));
  const uses = layers.map(
    ({ shape, color = '#000', transform }) =>
      `<use href="#${shape}" width="64" height="64" color="${color}" transform="${transform}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>${[...shapes].map((shape) => symbols.get(shape) ?? '').join('')}</defs>
<rect width="100%" height="100%" fill="${ground}"/>
<svg x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}" viewBox="0 0 64 64">${uses.join('')}</svg>
</svg>`;
}
