import { type Cart, type Carts, withLine } from './lines.ts';

/** The carts of everybody who has used this device. */
export type CartsByGuest = {
  /** Whose carts are out: a member's number, or null for the device's own, which visitors fill. */
  readonly owner: number | null;
  readonly carts: Carts;
  /** What members have left here when they signed out, by their number; only they see it again. */
  readonly putAway: Readonly<Record<string, Carts>>;
};

export const noCarts: CartsByGuest = { owner: null, carts: {}, putAway: {} };

/**
 * The carts with another guest. What a member has out is put away for them; what a visitor has out is laid into the carts of
 * the member as whom they sign in, and the device's own are empty from then on.
 */
export function handedTo(kept: CartsByGuest, guest: number | null): CartsByGuest {
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

/** What was added to a cart last says how it is named and priced. */
const joinedCart = (own: Cart | undefined, brought: Cart): Cart => ({
  ...brought,
  lines: brought.lines.reduce(withLine, own?.lines ?? []),
});
