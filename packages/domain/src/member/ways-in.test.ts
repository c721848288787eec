import { expect, test } from 'vitest';
import { countWaysIn } from './ways-in.ts';

const none = { email: null, hasWeChat: false, linkedAccounts: 0 };
const relay = 'x7@privaterelay.appleid.com';

test.each([
  ['nothing', 0, {}],
  ['an e-mail address', 1, { email: 'mei@example.com' }],
  ['a relay address of Apple', 0, { email: relay }],
  ['WeChat', 1, { hasWeChat: true }],
  ['two linked accounts', 2, { linkedAccounts: 2 }],
  ['a relay address of Apple and WeChat', 1, { email: relay, hasWeChat: true }],
  [
    'an e-mail address, WeChat and a linked account',
    3,
    { email: 'mei@example.com', hasWeChat: true, linkedAccounts: 1 },
  ],
])('a member with %s has %i ways to sign in (rule member-54)', (_, count, ways) => {
  expect(countWaysIn({ ...none, ...ways })).toBe(count);
});
