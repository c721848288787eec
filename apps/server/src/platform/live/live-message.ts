/** A message only says that something has a new version. A lost one costs nothing: a reconnect fetches everything. */
export type Audience = `member:${number}` | `shop:${number}` | `courier:${number}` | 'couriers' | 'platform';

export type LiveMessage = { readonly topic: string; readonly version: number };
