import { expect, it } from 'vitest';
import { maxTables, tableNumbers } from './table-numbers.ts';

it.each([
  ['1-3', ['1', '2', '3']],
  ['A1-A3、B1', ['A1', 'A2', 'A3', 'B1']],
  ['A1-3', ['A1', 'A2', 'A3']],
  ['包间1，包间2 1 1', ['包间1', '包间2', '1']],
  ['９－１１', ['9', '10', '11']],
  ['5-3', ['5-3']],
  ['A1-B3', ['A1-B3']],
  ['', []],
  ['一个太长太长太长太长的桌号', []],
])('tableNumbers reads the typed text “%s” as the table numbers %j', (typed, numbers) =>
  expect(tableNumbers(typed)).toEqual(numbers),
);

it('tableNumbers returns a limited number of tables and does not expand a huge range', () => {
  expect(tableNumbers('1-200 201-400')).toHaveLength(maxTables);
  expect(tableNumbers('1-9999999')).toEqual(['1-9999999']);
});
