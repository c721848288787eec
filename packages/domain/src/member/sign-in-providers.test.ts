import { describe, expect, test } from 'vitest';
import { emailProofOf, isRelayEmail, needsMailedCode } from './sign-in-providers.ts';

describe('proof of an e-mail address by a sign-in provider (rule member-53)', () => {
  test.each([
    ['google', 'nora@gmail.com', undefined, 'owned'],
    ['google', 'nora@googlemail.com', undefined, 'owned'],
    ['google', 'nora@firm.example.com', 'firm.example.com', 'owned'],
    ['google', 'nora@firm.example.com', undefined, 'verified'],
    ['google', 'nora@other.example.com', 'firm.example.com', 'verified'],
    ['google', 'nora@gmail.com.example.com', undefined, 'verified'],
    ['apple', 'aiko@icloud.com', undefined, 'owned'],
    ['apple', 'x7@privaterelay.appleid.com', undefined, 'owned'],
    ['apple', 'aiko@me.com', undefined, 'owned'],
    ['apple', 'aiko@mac.com', undefined, 'owned'],
    ['apple', 'aiko@firm.example.com', undefined, 'verified'],
    ['apple', 'aiko@firm.example.com', 'firm.example.com', 'verified'],
    ['apple', 'aiko@gmail.com', undefined, 'verified'],
    ['google', 'nora@icloud.com', undefined, 'verified'],
  ] as const)(
    'for an account at %s with the mailbox %s and the organisation %s, emailProofOf returns %s (owned: run by the provider)',
    (provider, email, hostedDomain, proof) => {
      expect(emailProofOf({ provider, email, hostedDomain })).toBe(proof);
    },
  );

  test.each([
    ['owned', 'none', false],
    ['owned', 'without_password', false],
    ['owned', 'with_password', true],
    ['verified', 'none', true],
    ['verified', 'without_password', true],
    ['verified', 'with_password', true],
  ] as const)(
    'for the e-mail proof %s and the Chifan account “%s”, needsMailedCode decides whether a first sign-in needs a mailed code: %s',
    (proof, account, isNeeded) => {
      expect(needsMailedCode(proof, account)).toBe(isNeeded);
    },
  );

  test('isRelayEmail is true only for addresses of Apple’s mail relay', () => {
    expect(isRelayEmail('x7@privaterelay.appleid.com')).toBe(true);
    expect(isRelayEmail('privaterelay.appleid.com@example.com')).toBe(false);
  });
});
