import { expect, test } from 'vitest';
import { shortenedName } from './shortened-name.ts';

test.each([
  ['Yuki', 'Y•••'],
  ['amira.haddad@example.com', 'a•••'],
  ['  王小明', '王•••'],
  ['👩🏽‍🍳 Chef', '👩🏽‍🍳•••'],
  ['', '•••'],
])('shortenedName shows the name “%s” to friends as “%s”', (name, shown) => {
  expect(shortenedName(name)).toBe(shown);
});
