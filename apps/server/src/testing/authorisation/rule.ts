import type { KnownValues } from '../contract/base-inputs.ts';
import type { Mark, Objects } from './objects.ts';

export type Rule =
  /** No owner: public, or opened only by a secret (a code, a ticket, a password). */
  | { readonly of: 'everybody' }
  /** Names no object: concerns only the caller's data. Only the owner's answer contains the text `shows`. */
  | { readonly of: 'caller'; readonly shows?: Mark }
  /** Any operator may call it: only the role decides. */
  | { readonly of: 'platform' }
  /** Names an object. Another owner's object is answered like a missing one. `endsIt`: the owner's call removes it. */
  | {
      readonly of: 'owner';
      readonly named: Readonly<Record<string, Naming>>;
      readonly endsIt?: true;
      /** The caller's role for calls of any signed-in user. Default: member. */
      readonly by?: 'merchant';
    };

/**
 * Values that name an object in a call. `theirs`: the owner's, `mine`: the caller's, `shop`: where the owner ordered.
 */
export type Naming = (theirs: Objects, mine: Objects, shop: Pick<Objects, 'shopId' | 'dishId'>) => KnownValues;
