import { type CallApi, type CallPath, createCallApi, type OutputAt } from '@chifan/contract/client';
import { toast } from '@chifan/ui';
import { failureMessage } from './calls/failure-messages.ts';
import { i18n } from './language.ts';
import { takeEarlyData, takeEarlyResponse } from './loading/early-response.ts';
import { storedToken, useSession } from './session/session.ts';
import { siteSettings, useSite } from './site/site-variant.ts';

export type { InputAt as InputOf, OutputAt as OutputOf } from '@chifan/contract/client';
export { CallError, GuestConfirmationNeeded } from '@chifan/contract/client';

/** Ends the session on this device. Called when the server responds with 401 (rule call-11). */
export function onSignedOut(message: string): void {
  useSession.getState().expire();
  toast(message, { kind: 'failure' });
}

/**
 * Calls the API. Calls that create something need an `idempotencyKey`, made once per intention with
 * `newIdempotencyKey`.
 * @throws CallError, whose `message` can be shown and whose `fields` belong next to inputs, or GuestConfirmationNeeded
 * for response code 2
 */
export const api: CallApi = createCallApi({
  base: () => siteSettings().apiBase,
  site: () => useSite.getState().site,
  token: storedToken,
  language: () => i18n.locale || 'en',
  sentence: failureMessage,
  onSignedOut,
  earlyAnswer: takeEarlyResponse,
});

/**
 * Data that the boot script has already fetched, for a query’s `initialData`. With such data, the screen renders at
 * once, without a skeleton.
 */
export const earlyData = <Path extends CallPath>(path: Path, input: object): OutputAt<Path> | undefined =>
  takeEarlyData(path, JSON.stringify({ ...input, lang: i18n.locale })) as OutputAt<Path> | undefined;

export const newIdempotencyKey = (): string => crypto.randomUUID();
