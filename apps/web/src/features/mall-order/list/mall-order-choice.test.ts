import { expect, test } from 'vitest';
import { filterOf, mallOrderChoice, paramsOf } from './mall-order-choice.ts';

test('an address without words shows all orders', () => {
  expect(mallOrderChoice({})).toEqual({ tab: 'all', search: '' });
  expect(filterOf(mallOrderChoice({}))).toEqual({});
});

test('a group that there is not shows all orders', () => {
  expect(mallOrderChoice({ group: 'lost' }).tab).toBe('all');
});

test('what the guest has chosen stands in the address, and comes back out of it', () => {
  const choice = { tab: 'after_sale', search: 'M2611' } as const;
  expect(paramsOf(choice)).toEqual({ kind: 'mall', group: 'after_sale', search: 'M2611' });
  expect(mallOrderChoice(paramsOf(choice))).toEqual(choice);
  expect(filterOf(choice)).toEqual({ group: 'after_sale', search: 'M2611' });
});
