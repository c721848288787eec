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
])('tableNumbers reads %s as %j', (typed, numbers) => expect(tableNumbers(typed)).toEqual(numbers));

it('tableNumbers limits the tables of a mistyped range', () => {
  expect(tableNumbers('1-200 201-400')).toHaveLength(maxTables);
  expect(tableNumbers('1-9999999')).toEqual(['1-9999999']);
});
