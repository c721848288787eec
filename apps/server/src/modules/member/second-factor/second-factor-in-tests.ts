import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { freshSignIn } from '../../../testing/fresh-sign-in.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';

/** The code that an authenticator app shows at the time `at`. */
export const codeAt = (secret: string, at: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });

/**
 * A code that is wrong at the time `at` and also 30 seconds before and after, because the server accepts codes of these
 * times too.
 */
export function wrongCodeAt(secret: string, at: Date): string {
  const near = [-30_000, 0, 30_000].map((ms) => codeAt(secret, new Date(at.getTime() + ms)));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
}

/** Sets up a second factor, and moves the clock past the code that confirmed it. */
export async function setUpSecondFactor(test: TestApp, { token }: { readonly token: string }) {
  await freshSignIn(test, { token });
  const begun = await test.call('beginSecondFactor', {}, { token });
  expect(begun).toMatchObject({ success: true });
  const { secret } = begun.data;
  const confirmed = await test.call('confirmSecondFactor', { code: codeAt(secret, test.clock.now()) }, { token });
  expect(confirmed).toMatchObject({ success: true });
  test.clock.advance(30_000);
  return {
    secret,
    recoveryCodes: confirmed.data.recoveryCodes,
    /** The code that is valid at the current time of the test clock. */
    code: () => codeAt(secret, test.clock.now()),
    wrongCode: () => wrongCodeAt(secret, test.clock.now()),
  };
}
