import type { KnownValues } from '../contract/base-inputs.ts';
import type { Mark, Objects } from './objects.ts';

export type Rule =
  /** Nobody's: what everybody may see or begin, or what only a secret opens (a code, a ticket, a password). */
  | { readonly of: 'everybody' }
  /** Nothing is named: it is about the caller and what is theirs. `shows` stands in the owner's answer and in no other's. */
  | { readonly of: 'caller'; readonly shows?: Mark }
  /** Of any operator: only the role decides. */
  | { readonly of: 'platform' }
  /** Names somebody's object; another's is answered like a missing one. `endsIt`: the owner's call removes it. */
  | {
      readonly of: 'owner';
      readonly named: Readonly<Record<string, Naming>>;
      readonly endsIt?: true /** Who makes a call that any signed-in may make; a member where it is not said. */;
      readonly by?: 'merchant';
    };

/** Values that name an object in a call: `theirs` its owner's, `mine` the caller's, `shop` where the owner ordered. */
export type Naming = (theirs: Objects, mine: Objects, shop: Pick<Objects, 'shopId' | 'dishId'>) => KnownValues;
