/** Removes duplicates, because a shop may move to the next page while the guest scrolls. */
export const withoutRepeats = <Shop extends { readonly id: number }>(shops: readonly Shop[]): readonly Shop[] => [
  ...new Map(shops.map((shop) => [shop.id, shop])).values(),
];
