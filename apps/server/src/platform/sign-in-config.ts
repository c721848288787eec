import { createPrivateKey } from 'node:crypto';
import type { SignInProvider } from '@chifan/domain/member';
import { z } from 'zod';
import { readKey } from './we-chat-config.ts';

/** Settings of the sign-in with Google and Apple. A provider is offered only if all its settings are present. */
export const signInEnvironment = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z.string().optional(),
  APPLE_ISSUER: z.url().default('https://appleid.apple.com'),
} as const;

const settings = z.object(signInEnvironment);
export type SignInSettings = z.output<typeof settings>;

/** The operator's private key, on the curve P-256 (ES256), with which the server signs the client secret for Apple. */
export type AppleKey = { readonly teamId: string; readonly keyId: string; readonly privateKey: string };

export type ProviderConfig = {
  readonly clientId: string;
  /** Google issues a fixed client secret. For Apple, the server signs a new one for each request. */
  readonly secret: string | AppleKey;
  readonly issuer: string;
  /** URL of the sandbox's page that replaces the provider's sign-in page. Null: the browser goes to the provider. */
  readonly authorizePage: string | null;
};

/** A provider that is null is not offered. */
export type SignInConfig = Readonly<Record<SignInProvider, ProviderConfig | null>>;

/** @throws Error with one sentence that names missing or unreadable settings */
export const readSignInConfig = (set: SignInSettings): SignInConfig => ({
  google: readGoogle(set),
  apple: readApple(set),
});

export function readGoogle(set: SignInSettings): ProviderConfig | null {
  const given = allOrNone(set, 'Sign-in with Google', ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  if (given === null) return null;
  const [clientId, secret] = given;
  return { clientId, secret, issuer: set.GOOGLE_ISSUER, authorizePage: null };
}

const ofApple = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;

export function readApple(set: SignInSettings): ProviderConfig | null {
  const given = allOrNone(set, 'Sign-in with Apple', ofApple);
  if (given === null) return null;
  const [clientId, teamId, keyId, key] = given;
  const privateKey = readKey('APPLE_PRIVATE_KEY', key, createPrivateKey);
  if (createPrivateKey(privateKey).asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new Error('APPLE_PRIVATE_KEY is not a key from Apple (AuthKey_….p8, curve P-256).');
  return { clientId, secret: { teamId, keyId, privateKey }, issuer: set.APPLE_ISSUER, authorizePage: null };
}

type Texts<Names extends readonly unknown[]> = { readonly [Place in keyof Names]: string };

/** @throws Error if only some of the settings are present */
function allOrNone<const Names extends readonly (keyof SignInSettings)[]>(
  set: SignInSettings,
  what: string,
  names: Names,
): Texts<Names> | null {
  const missing = names.filter((name) => !set[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new Error(`${what} needs all of its settings or none. Missing: ${missing.join(', ')}.`);
  return names.map((name) => set[name] ?? '') as unknown as Texts<Names>;
}
