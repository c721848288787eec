import { sql } from 'kysely';
import type { TestAppWithCards } from './card-gateway.ts';
import type { TestPerson } from './small-city.ts';

/** The openId of a user of the WeChat stand-in. `null`: a user who declines WeChat's consent screen. */
export type WeChatGuest = string | null;

export const mei = 'oSandbox_mei_0001';
export const jonas = 'oSandbox_jonas_0002';
export const amira = 'oSandbox_amira_0003';
export const onlyLooking = 'oSandbox_visitor_0004';

const originOf = (test: TestAppWithCards): string => new URL(test.webhookUrl).origin;

export async function toSandbox(
  test: TestAppWithCards,
  place: string,
  input: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${originOf(test)}/sandbox/wechat/${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return (await response.json()) as Record<string, unknown>;
}

export const locationOf = async (test: TestAppWithCards, url: string): Promise<URL> => {
  const response = await fetch(new URL(url, originOf(test)), { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '', originOf(test));
};

/**
 * Opens WeChat's sign-in and accepts or declines its consent screen. @returns the URL parameters with which the app's
 * screen opens
 */
export async function throughWeChat(test: TestAppWithCards, url: string, guest: WeChatGuest): Promise<URLSearchParams> {
  const asked = await locationOf(test, url);
  const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
  back.searchParams.set('state', asked.searchParams.get('state') ?? '');
  if (guest !== null) {
    const { code } = await toSandbox(test, 'agree', { openId: guest, scope: asked.searchParams.get('scope') });
    back.searchParams.set('code', String(code));
  }
  const screen = await locationOf(test, back.pathname + back.search);
  return new URLSearchParams(screen.hash.slice(screen.hash.indexOf('?')));
}

export async function knownAtWeChat(
  test: TestAppWithCards,
  { id }: Pick<TestPerson, 'id'>,
  openId: string,
): Promise<void> {
  await sql`UPDATE member SET wechat_open_id = ${openId} WHERE id = ${id}`.execute(test.app.database.read);
}
