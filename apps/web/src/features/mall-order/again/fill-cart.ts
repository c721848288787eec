export type Wanted = { readonly productId: number; readonly number: number };

export type Filled = { readonly put: number; readonly refused: number };

/**
 * Puts what was ordered once into the cart again, one product after the other: each may be sold out or gone by now, which
 * keeps none of the others out.
 * @throws what `put` throws and is no refusal: then nobody knows what the cart holds.
 */
export async function fillCart(
  lines: readonly Wanted[],
  put: (wanted: Wanted) => Promise<'put' | 'refused'>,
): Promise<Filled> {
  const outcomes: ('put' | 'refused')[] = [];
  for (const { productId, number } of lines) outcomes.push(await put({ productId, number }));
  const count = (wanted: 'put' | 'refused') => outcomes.filter((outcome) => outcome === wanted).length;
  return { put: count('put'), refused: count('refused') };
}
