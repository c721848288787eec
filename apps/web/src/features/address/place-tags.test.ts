import { addressTags as allTags } from '@chifan/domain/address';
import { expect, it } from 'vitest';
import { addressTags } from './place-tags.ts';

it('the address form offers each address type once, and the hotel first', () => {
  expect(addressTags[0]).toBe('hotel');
  expect(addressTags.toSorted()).toEqual(allTags.toSorted());
});
