import { expect, test } from 'vitest';
import { fromPixel } from '../map-pixels.ts';
import type { BasemapClass, BasemapFeature } from './basemap-tile.ts';
import { type Brush, drawTile } from './draw-tile.ts';
import type { BasemapPalette } from './ground-palette.ts';
import { lineWidth } from './ground-widths.ts';

const tile = { z: 16, x: 54_881, y: 26_778 };

/** Palette whose colours are their own names, so that tests can compare names. */
const colours = new Proxy({}, { get: (_, name) => name }) as BasemapPalette;

const at = (across: number, down: number): [number, number] => {
  const { lat, lng } = fromPixel({ x: tile.x * 256 + across, y: tile.y * 256 + down }, tile.z);
  return [lng, lat];
};

const line = (kind: BasemapClass): BasemapFeature => ({
  geometry: { type: 'LineString', coordinates: [at(0, 10), at(256, 20)] },
  properties: { class: kind },
});

function recordingBrush() {
  const strokes: string[] = [];
  const points: number[][] = [];
  const brush: Brush = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    lineCap: '',
    lineJoin: '',
    beginPath: () => undefined,
    setLineDash: () => undefined,
    moveTo: (x, y) => void points.push([Math.round(x), Math.round(y)]),
    lineTo: (x, y) => void points.push([Math.round(x), Math.round(y)]),
    fill: () => void strokes.push(`fill ${String(brush.fillStyle)}`),
    stroke: () => void strokes.push(`${String(brush.strokeStyle)} ${brush.lineWidth}`),
  };
  return { brush, strokes, points };
}

test('drawTile draws a street above its edge (casing), at its position in the tile', () => {
  const { brush, strokes, points } = recordingBrush();
  drawTile(brush, [line('street')], tile, colours);
  expect(strokes).toEqual(['casing 8', 'street 6']);
  expect(points.slice(0, 2)).toEqual([
    [0, 10],
    [256, 20],
  ]);
});

test('drawTile draws the edges of all streets before the streets, and wide streets last', () => {
  const { brush, strokes } = recordingBrush();
  drawTile(brush, [line('motorway'), line('street'), line('main')], tile, colours);
  expect(strokes.map((stroke) => stroke.split(' ')[0])).toEqual([
    'casing',
    'casing',
    'casing',
    'street',
    'main',
    'motorway',
  ]);
});

test('drawTile draws a street above water, and nothing for a point', () => {
  const { brush, strokes } = recordingBrush();
  const pond: BasemapFeature = {
    geometry: { type: 'Polygon', coordinates: [[at(0, 0), at(50, 0), at(50, 50), at(0, 0)]] },
    properties: { class: 'water' },
  };
  const place: BasemapFeature = { geometry: { type: 'Point', coordinates: at(5, 5) }, properties: { class: 'place' } };
  drawTile(brush, [line('street'), place, pond], tile, colours);
  expect(strokes).toEqual(['fill water', 'casing 8', 'street 6']);
});

test('lineWidth grows with the zoom and is 0 for lines that would be too thin', () => {
  expect(lineWidth('path', 12)).toBe(0);
  expect(lineWidth('street', 15)).toBe(3.2);
  expect(lineWidth('street', 18)).toBe(15);
  expect(lineWidth('main', 12)).toBeCloseTo(2.1);
  expect(lineWidth('water', 16)).toBe(0);
});
