import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const svg = readFileSync(new URL('./dish-layers.svg', import.meta.url), 'utf8');
const drawn = new Set([...svg.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id ?? ''));
const folder = new URL('../../../domain/src/catalogue/illustration/', import.meta.url);
const tables = readdirSync(folder)
  .filter((name) => !name.endsWith('.test.ts') && !name.startsWith('ingredients'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

test('dish-layers.svg contains every shape that drawings of dishes use', () => {
  const asked = [...tables.matchAll(/^ {2}\['([^']+)', '/gm)].flatMap(([, layers = '']) => layers.split(' '));
  const shapes = asked.map((layer) => layer.replace(/^as-/, '').split(':')[0] ?? '');
  expect(shapes.length).toBeGreaterThan(200);
  const ways = new Set(['sauce', 'dry', 'mixed', 'cooked', 'soup', 'onpizza', 'none']);
  expect(shapes.filter((shape) => !ways.has(shape) && !drawn.has(shape))).toEqual([]);
});

test('every shape in dish-layers.svg is used by some drawing of a dish', () => {
  const words = new Set(tables.match(/[a-z]+/g));
  expect([...drawn].filter((shape) => !words.has(shape.replace(/1$/, '')))).toEqual([]);
});
