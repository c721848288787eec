import { type Calls, calls, type Envelope } from '@chifan/contract';
import type { Language } from '@chifan/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { TestApp } from '../../testing/open-test-app.ts';

export const password = 'correct horse';

let visits = 0;

/**
 * Makes an API call from an unused IP address, so that no rate limit per IP network applies. A test can set `ip` to
 * choose the address.
 */
export async function callFromAfar<Name extends keyof Calls>(
  test: TestApp,
  name: Name,
  input: z.input<Calls[Name]['input']>,
  options: { token?: string; language?: Language; device?: string; ip?: string } = {},
): Promise<Envelope<z.output<Calls[Name]['output']>> & { status: number }> {
  visits += 1;
  const response = await test.app.http.inject({
    method: 'POST',
    url: calls[name].path,
    remoteAddress: options.ip ?? `10.${visits >> 16}.${(visits >> 8) & 255}.${visits & 255}`,
    headers: {
      'content-type': 'application/json',
      ...(options.token === undefined ? {} : { authorization: options.token }),
      ...(options.device === undefined ? {} : { device: options.device }),
    },
    payload: JSON.stringify({ ...input, lang: options.language ?? 'en' }),
  });
  return { ...response.json(), status: response.statusCode };
}

export async function mailedCode(
  test: TestApp,
  email: string,
  purpose: 'register' | 'sign_in' | 'forget' | 'payment_password' | 'change_email',
): Promise<string> {
  // Advance by a minute, because an e-mail address gets at most one code a minute.
  test.clock.advance(60_000);
  const sent = await callFromAfar(test, 'sendCode', { email, purpose });
  expect(sent.success).toBe(true);
  await test.drain();
  const codes = emailsTo(test, email).map(({ text }) => text.match(/\b\d{6}\b/)?.[0]);
  return codes.findLast((code) => code !== undefined) ?? '';
}

export const emailsTo = (test: TestApp, email: string) => test.mailbox.emails.filter((message) => message.to === email);

export async function registered(
  test: TestApp,
  email: string,
  { device, ...more }: { inviterId?: number | string; device?: string } = {},
) {
  const code = await mailedCode(test, email, 'register');
  const from = device === undefined ? {} : { device };
  const answer = await callFromAfar(test, 'register', { email, code, password, ...more }, from);
  expect(answer).toMatchObject({ code: 200, success: true });
  return answer.data;
}

export async function memberIdOf(test: TestApp, token: string): Promise<number> {
  return (await test.call('getLoginMemberInfo', {}, { token })).data.id;
}

export async function inviterOf(test: TestApp, memberId: number): Promise<number | null> {
  const { rows } = await sql<{ inviter: number | null }>`
    SELECT inviter_id AS inviter FROM member WHERE id = ${memberId}`.execute(test.app.database.read);
  return rows[0]?.inviter ?? null;
}

export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => count * 3_600_000;
export const days = (count: number): number => count * 86_400_000;
