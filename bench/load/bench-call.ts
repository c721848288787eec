import { randomUUID } from 'node:crypto';
import type { HttpClient } from './http-client.ts';

/**
 * Sends one call with a session token.
 * @throws Error with the server's message if the call is refused
 */
export async function callAs<Data>(client: HttpClient, token: string, path: string, input: object): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: token, 'idempotency-key': randomUUID() };
  const { text } = await client.post(path, headers, JSON.stringify({ ...input, lang: 'ja' }));
  const { data, success, message } = JSON.parse(text) as { data: Data; success: boolean; message: string };
  if (!success) throw new Error(`${path}: ${message}`);
  return data;
}
