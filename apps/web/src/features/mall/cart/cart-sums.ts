import { mallPoints } from '@chifan/domain/mall';

type Item = {
  readonly productId: number;
  readonly points: number;
  readonly number: number;
  readonly most: number;
};

/** The number of units for the cart’s badge, including unavailable units. */
export const piecesOf = (items: readonly { readonly number: number }[]): number =>
  items.reduce((sum, { number }) => sum + number, 0);

export const isAvailable = ({ most }: Pick<Item, 'most'>): boolean => most > 0;

/** The number of units that the member can order: the quantity in the cart, limited by the available units. */
export const orderable = ({ number, most }: Pick<Item, 'number' | 'most'>): number => Math.min(number, most);

export function cartSums(ticked: readonly Item[]): { readonly pieces: number; readonly points: number } {
  const lines = ticked.map((item) => ({ points: item.points, number: orderable(item) }));
  return { pieces: piecesOf(lines), points: mallPoints(lines) };
}

/** The number of points that are missing to pay. 0 while the balance is unknown. */
export const missingPoints = (points: number, balance: number | undefined): number =>
  balance === undefined ? 0 : Math.max(0, points - balance);
