import type { PricedText } from './printed-prices.ts';
import { isInSameColumn, isInSameRow, type PaperBox, type RecognisedText } from './recognised-text.ts';

/** A recognised text with the name and prices in it, its box on the straightened page, and its boxes on the photo. */
export type PricedPiece = RecognisedText & { readonly read: PricedText; readonly printed: readonly PaperBox[] };

type Column = {
  readonly names: readonly PricedPiece[];
  readonly prices: readonly PricedPiece[];
  readonly isPriceFirst: boolean;
};

/**
 * A price is uncertain if its vertical distance to its name is more than this share of its vertical distance to the
 * nearest name in another row.
 */
const nearlyThere = 0.35;

/**
 * Assigns each price of a column to the name in its row. A price in a row without a name belongs to the name above it.
 */
export function pairNamesWithPrices({ names, prices, isPriceFirst }: Column) {
  const owners = new Map(prices.map((price) => [price, ownerOf(price, names, isPriceFirst)]));
  const below = [...owners.values()].filter((owner) => owner?.isBelow === true).length;
  // If most prices of the column are below their names, the menu is printed in this style. If only a few are, text
  // recognition probably missed the names that belong to these prices.
  const isUsuallyBelow = below > prices.length / 2;
  return names.map((name) => {
    const own = prices
      .filter((price) => owners.get(price)?.name === name)
      .toSorted((one, other) => one.box.left - other.box.left);
    const isAstray = own.some((price) => {
      const owner = owners.get(price);
      return owner?.isBelow === true ? !isUsuallyBelow : isBetweenRows(price, name, names);
    });
    return { name, prices: own, isAstray };
  });
}

type Owner = { readonly name: PricedPiece; readonly isBelow: boolean };

/**
 * The nearest name in the row of the price, on the side where the menu prints names. Without such a name, the name
 * above the price.
 */
function ownerOf(price: PricedPiece, names: readonly PricedPiece[], isPriceFirst: boolean): Owner | null {
  const beside = names.filter(({ box }) => isInSameRow(box, price.box) && box.left < price.box.left !== isPriceFirst);
  const nearest = beside.toSorted((one, other) => across(one, price) - across(other, price))[0];
  if (nearest !== undefined) return { name: nearest, isBelow: false };
  const above = names.filter(
    ({ box, read }) =>
      read.prices.length === 0 &&
      box.top < price.box.top &&
      price.box.top - box.top < 3 * box.height &&
      isInSameColumn(box, price.box),
  );
  const [name] = above.toSorted((one, other) => other.box.top - one.box.top);
  return name === undefined ? null : { name, isBelow: true };
}

function isBetweenRows(price: PricedPiece, name: PricedPiece, names: readonly PricedPiece[]): boolean {
  const away = down(price, name);
  const next = Math.min(
    ...names.filter((each) => each !== name && !isInSameRow(each.box, name.box)).map((each) => down(each, price)),
  );
  return away > next * nearlyThere;
}

const across = (one: PricedPiece, other: PricedPiece): number => Math.abs(one.box.left - other.box.left);
const down = ({ box: one }: PricedPiece, { box: other }: PricedPiece): number =>
  Math.abs(one.top + one.height / 2 - other.top - other.height / 2);
