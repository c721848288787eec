import type { SignInProvider } from '@chifan/domain/member';
import type { TestAppWithCards } from './card-gateway.ts';

/** User ids of invented people at the simulated sign-in providers Google and Apple. */
export const nora = '110248495921238986001';
export const omar = '110248495921238986002';
export const lena = '110248495921238986003';
export const kim = '110248495921238986004';
export const aiko = '001234.0a1b2c3d4e5f60718293a4b5c6d7e8f9.0101';
export const jonasAtApple = '001234.0a1b2c3d4e5f60718293a4b5c6d7e8f9.0202';
export const miaAtApple = '001234.0a1b2c3d4e5f60718293a4b5c6d7e8f9.0303';

/** Request with which the browser returns from the sign-in provider to the server. */
export type ProviderReturn = {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly fields: Readonly<Record<string, string>>;
};

/** Selects an account on the sign-in provider's account page. `person` is null if the guest declines. */
export const answerProvider = async (
  test: TestAppWithCards,
  { url, provider, person }: { url: string; provider: SignInProvider; person: string | null },
): Promise<ProviderReturn> =>
  (await test.atSandbox(`${provider}/answer`, {
    query: new URL(url, test.url).search,
    subject: person,
  })) as ProviderReturn;

/** Sends the browser back to the server. @returns the parameters with which the app's screen opens */
export async function followReturn(
  test: TestAppWithCards,
  { path, method, fields }: ProviderReturn,
): Promise<URLSearchParams> {
  const said = new URLSearchParams(fields);
  const response = await fetch(
    new URL(method === 'GET' ? `${path}?${said}` : path, test.url),
    method === 'GET' ? { redirect: 'manual' } : { method, body: said, redirect: 'manual' },
  );
  const screen = new URL(response.headers.get('location') ?? '', test.url);
  return new URLSearchParams(screen.hash.slice(screen.hash.indexOf('?')));
}

/** Signs in at the provider. @returns the one-time ticket and the browser's secret (verifier) */
export async function visitProvider(test: TestAppWithCards, provider: SignInProvider, person: string) {
  const { url, verifier } = (await test.call('startProviderVisit', { provider })).data;
  const screen = await followReturn(test, await answerProvider(test, { url, provider, person }));
  return { ticket: screen.get('ticket') ?? '', verifier, outcome: screen.get('outcome') };
}
