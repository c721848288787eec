import type { SignInProvider } from '@chifan/domain/member';
import type { TestAppWithCards } from './card-gateway.ts';

/** People of the sign-in stand-ins, by their number at the provider. */
export const nora = '110248495921238986001';
export const omar = '110248495921238986002';
export const lena = '110248495921238986003';
export const kim = '110248495921238986004';
export const aiko = '001234.0a1b2c3d4e5f60718293a4b5c6d7e8f9.0101';
export const jonasAtApple = '001234.0a1b2c3d4e5f60718293a4b5c6d7e8f9.0202';
export const miaAtApple = '001234.0a1b2c3d4e5f60718293a4b5c6d7e8f9.0303';

/** How the browser returns from the provider. */
export type ProviderReturn = {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly fields: Readonly<Record<string, string>>;
};

/** Answers the provider's account page. `person` is null if the guest goes back. */
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

/** Visits the provider. @returns the ticket and the secret of the browser */
export async function visitProvider(test: TestAppWithCards, provider: SignInProvider, person: string) {
  const { url, verifier } = (await test.call('startProviderVisit', { provider })).data;
  const screen = await followReturn(test, await answerProvider(test, { url, provider, person }));
  return { ticket: screen.get('ticket') ?? '', verifier, outcome: screen.get('outcome') };
}
