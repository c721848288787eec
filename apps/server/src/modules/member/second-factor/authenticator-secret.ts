import { Secret, TOTP } from 'otpauth';
import type { Platform } from '../../../platform/module.ts';
import { openSealedText, sealText } from '../../../platform/sealed-text.ts';

const issuer = 'Chifan';
const stepSeconds = 30;
/** Codes of the previous and of the next step are accepted too, because clocks of phones differ. */
const stepsOfTolerance = 1;
/** 160 bits, the length that RFC 4226 recommends. */
const secretBytes = 20;

const totpOf = (secret: string | Secret, label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    secret: typeof secret === 'string' ? Secret.fromBase32(secret) : secret,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
  });

/** A new secret for an authenticator app, in base32 and as an otpauth address for a QR code. */
export function newAuthenticatorSecret(login: string): { readonly secret: string; readonly uri: string } {
  const secret = new Secret({ size: secretBytes });
  return { secret: secret.base32, uri: totpOf(secret, login).toString() };
}

/** Returns the step of the code, counted from 1970. Undefined: the code is wrong at this time. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: stepsOfTolerance });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

type Owned = { readonly staffId: number; readonly platform: Pick<Platform, 'signingSecret'> };

export const sealSecret = (secret: string, owned: Owned): string => sealText(secret, sealingOf(owned));

export const openSecret = (sealed: string, owned: Owned): string => openSealedText(sealed, sealingOf(owned));

const sealingOf = ({ staffId, platform }: Owned) => ({
  secret: platform.signingSecret,
  purpose: 'second factor',
  owner: String(staffId),
});
