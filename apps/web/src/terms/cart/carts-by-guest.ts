import { type Cart, type Carts, withLine } from './lines.ts';

export type CartsByGuest = {
  /** Id of the member who owns `carts`, or null if a visitor owns them. */
  readonly owner: number | null;
  readonly carts: Carts;
  /** Carts of signed-out members, by member id. Only the same member sees a cart again, after signing in. */
  readonly putAway: Readonly<Record<string, Carts>>;
};

/**
 * Switches the device to another guest. A member’s carts are hidden until that member’s next sign-in. A visitor’s carts
 * are merged into the carts of the member who signs in.
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

/** Joins the lines of two carts. The shop’s name and the prices come from the cart that was changed later. */
const joinedCart = (own: Cart | undefined, brought: Cart): Cart => ({
  ...brought,
  lines: brought.lines.reduce(withLine, own?.lines ?? []),
});
