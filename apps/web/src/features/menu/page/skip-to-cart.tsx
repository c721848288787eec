import { Trans } from '@lingui/react/macro';
import { useCartLines } from '../../../terms/cart/cart.ts';
import { cartBarId } from '../cart/cart-bar-id.ts';

/**
 * Moves the focus from the start of the menu to the checkout, past all dishes (rule app-14). Visible only while a
 * keyboard has focused it.
 */
export function SkipToCart({ shopId }: { readonly shopId: number }) {
  if (useCartLines(shopId).length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => document.getElementById(cartBarId)?.focus()}
      className="sr-only focus:not-sr-only focus:flex focus:min-h-11 focus:w-full focus:items-center focus:bg-surface focus:px-4 focus:font-semibold"
    >
      <Trans>Skip to the cart</Trans>
    </button>
  );
}
