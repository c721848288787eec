import type { KnownValues } from '../contract/base-inputs.ts';
import type { Mark, Objects } from './objects.ts';

/** Whose objects a call is about. */
export type Rule =
  /** Nobody's: what everybody may see or begin, or what only a secret opens (a code, a ticket, a password). */
  | { readonly of: 'everybody' }
  /** Nothing is named: it is about the caller and what is theirs. `shows` stands in the owner's answer and in no other's. */
  | { readonly of: 'caller'; readonly shows?: Mark }
  /** Of any operator: only the role decides. */
  | { readonly of: 'platform' }
  /**
   * An object that belongs to somebody is named, in one or several ways. Another's is answered like one that does not exist.
   * `endsIt`: the owner's own call takes the object away.
   */
  | {
      readonly of: 'owner';
      readonly named: Readonly<Record<string, Naming>>;
      readonly endsIt?: true /** Who makes a call that any signed-in may make; a member where it is not said. */;
      readonly by?: 'merchant';
    };

/**
 * Which values name an object in a call: `theirs` is whom it belongs to, `mine` the caller's own; `shop` is where the owner
 * ordered, a shop and a dish that everybody may order at.
 */
export type Naming = (theirs: Objects, mine: Objects, shop: Pick<Objects, 'shopId' | 'dishId'>) => KnownValues;
