/**
 * A message only states that something has a new version. A lost message does no harm, because a client fetches
 * everything after it reconnects.
 */
export type Audience = `member:${number}` | `shop:${number}` | `courier:${number}` | 'couriers' | 'platform';

export type LiveMessage = { readonly topic: string; readonly version: number };
