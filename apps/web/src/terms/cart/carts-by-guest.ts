import { type Cart, type Carts, withLine } from './lines.ts';

export type CartsByGuest = {
  /** The member whose carts are active, or null for the visitors' carts of this device. */
  readonly owner: number | null;
  readonly carts: Carts;
  /** Carts of signed-out members, by member id. Only these members see them again. */
  readonly putAway: Readonly<Record<string, Carts>>;
};

/**
 * Switches to another guest. A member's active carts are put away. A visitor's carts are merged into those of the
 * member who signs in.
 */
export function switchCartOwner(kept: CartsByGuest, guest: number | null): CartsByGuest {
  const { owner, carts, putAway } = kept;
  if (guest === owner) return kept;
  const away = owner === null ? putAway : { ...putAway, [owner]: carts };
  if (guest === null) return { owner: null, carts: {}, putAway: away };
  const { [guest]: own = {}, ...others } = away;
  return { owner: guest, carts: owner === null ? joined(own, carts) : own, putAway: others };
}

const joined = (own: Carts, brought: Carts): Carts => ({
  ...own,
  ...Object.fromEntries(Object.entries(brought).map(([shopId, cart]) => [shopId, joinedCart(own[shopId], cart)])),
});

/** Names and prices come from the cart that was changed last. */
const joinedCart = (own: Cart | undefined, brought: Cart): Cart => ({
  ...brought,
  lines: brought.lines.reduce(withLine, own?.lines ?? []),
});
