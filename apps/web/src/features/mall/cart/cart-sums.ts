import { mallPoints } from '@chifan/domain/mall';

type Item = {
  readonly productId: number;
  readonly points: number;
  readonly number: number;
  /** How many the guest may have. */
  readonly most: number;
};

/** All pieces that lie in the cart, whether they can be had or not: the badge. */
export const piecesOf = (items: readonly { readonly number: number }[]): number =>
  items.reduce((sum, { number }) => sum + number, 0);

export const isAvailable = ({ most }: Pick<Item, 'most'>): boolean => most > 0;

/** How many of an item would be ordered: what the cart holds, but no more than there are. */
export const orderable = ({ number, most }: Pick<Item, 'number' | 'most'>): number => Math.min(number, most);

/** What the ticked items come to. */
export function cartSums(ticked: readonly Item[]): { readonly pieces: number; readonly points: number } {
  const lines = ticked.map((item) => ({ points: item.points, number: orderable(item) }));
  return { pieces: piecesOf(lines), points: mallPoints(lines) };
}

/** How many points are missing to pay so many; 0 where there are enough, and while nobody knows what there is. */
export const missingPoints = (points: number, balance: number | undefined): number =>
  balance === undefined ? 0 : Math.max(0, points - balance);
