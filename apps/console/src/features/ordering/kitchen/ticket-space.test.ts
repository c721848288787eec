import { expect, it } from 'vitest';
import { ticketColumns } from './ticket-space.ts';

it.each([
  [390, 'normal', 1],
  [768, 'normal', 3],
  [1024, 'normal', 4],
  [1440, 'normal', 6],
  [1920, 'normal', 8],
  [1024, 'large', 3],
  [1024, 'largest', 3],
  [1024 / 2, 'largest', 1],
  [100, 'normal', 1],
] as const)('a kitchen screen of %i pixels in width shows tickets of size %s in %i columns', (width, size, columns) => {
  expect(ticketColumns(width, size)).toBe(columns);
});
