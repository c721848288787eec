import { isOutcomeUnknown } from '@chifan/contract/client';
import { newIdempotencyKey } from '../platform/api.ts';
import { tabStorage } from '../platform/storage.ts';

type Sent = { readonly says: string; readonly key: string };

/**
 * Sends a call that creates something. Until there is a response, equal input has the same idempotency key, even after
 * a reload of the tab. So neither a second tap nor a lost response creates a duplicate. `name` identifies the call.
 */
export async function sendOnce<Value>(
  name: string,
  input: object,
  send: (options: { readonly idempotencyKey: string }) => Promise<Value>,
): Promise<Value> {
  const slot = tabStorage(`sent.${name}`);
  const says = JSON.stringify(input);
  const before = readSent(slot.read());
  const key = before?.says === says ? before.key : newIdempotencyKey();
  slot.write(JSON.stringify({ says, key } satisfies Sent));
  try {
    const answer = await send({ idempotencyKey: key });
    slot.clear();
    return answer;
  } catch (error) {
    if (!isOutcomeUnknown(error)) slot.clear();
    throw error;
  }
}

const readSent = (text: string | null): Sent | null => (text === null ? null : JSON.parse(text));
