import type { KnownValues } from '../contract/base-inputs.ts';
import type { Mark, Objects } from './objects.ts';

export type Rule =
  /**
   * The call names no member's object. It is public, or authorised by a secret such as a code, a ticket or a password.
   */
  | { readonly of: 'everybody' }
  /**
   * The call names no object and returns only the caller's data. The text `shows` occurs only in the owner's response.
   */
  | { readonly of: 'caller'; readonly shows?: Mark }
  /**
   * Operators of the platform may make the call if they have one of its roles. The call works on the data of any member
   * or shop.
   */
  | { readonly of: 'platform' }
  /**
   * The call names an object. If the object belongs to another user, the server responds as if the object did not
   * exist. `endsIt`: the owner's call deletes the object.
   */
  | {
      readonly of: 'owner';
      readonly named: Readonly<Record<string, Naming>>;
      readonly endsIt?: true;
      /** The role of the caller in the test, for calls that are open to every signed-in user. Default: member. */
      readonly by?: 'merchant';
    };

/**
 * Input values that name an object. `theirs`: objects of the owner, `mine`: objects of the caller, `shop`: the shop
 * where the owner ordered.
 */
export type Naming = (theirs: Objects, mine: Objects, shop: Pick<Objects, 'shopId' | 'dishId'>) => KnownValues;
