import { randomUUID } from 'node:crypto';
import type { WeChatKeys } from '../keys.ts';
import { encrypted } from '../signatures.ts';
import { rfc3339, type WeChatNotification } from './objects.ts';

type News = {
  readonly target: string;
  readonly eventType: string;
  readonly summary: string;
  readonly originalType: 'transaction' | 'refund';
  readonly content: object;
};

/** Creates a notification. The body is encrypted once, so that every delivery sends the same bytes. */
export function createNotification(
  keys: WeChatKeys,
  { target, eventType, summary, originalType, content }: News,
): WeChatNotification {
  const id = randomUUID();
  const createdAt = Date.now();
  const body = JSON.stringify({
    id,
    create_time: rfc3339(createdAt),
    resource_type: 'encrypt-resource',
    event_type: eventType,
    summary,
    resource: { original_type: originalType, ...encrypted(keys.apiV3Key, JSON.stringify(content), originalType) },
  });
  return { id, target, body, createdAt };
}
