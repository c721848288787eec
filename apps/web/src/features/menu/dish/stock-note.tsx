import { Trans } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';

/** From here on the guest should hurry. */
const fewLeft = 5;

/** Sold out, or nearly so. */
export function StockNote({ dish: { isSoldOut, stock } }: { readonly dish: Dish }) {
  if (isSoldOut) {
    return (
      <span className="text-small font-semibold text-bad">
        <Trans>Sold out</Trans>
      </span>
    );
  }
  if (stock === null || stock > fewLeft) return null;
  return (
    <span className="text-small text-warn">
      <Trans>Only {stock} left</Trans>
    </span>
  );
}
