export type AfterPaying = {
  /** What is left of the guest's points; null where that is not known, or they do not suffice. */
  readonly left: number | null;
  readonly missing: number;
};

/** `held`: undefined while nobody knows it yet; then nothing keeps the guest from trying, and the server decides. */
export function afterPaying(price: number, held: number | undefined): AfterPaying {
  if (held === undefined) return { left: null, missing: 0 };
  return held < price ? { left: null, missing: price - held } : { left: held - price, missing: 0 };
}
