import { type ComponentType, useEffect, useState } from 'react';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';
import { useCartLines } from './cart.ts';
import type { Menu } from './use-checked-cart.ts';

type Check = ComponentType<{ readonly menu: Menu }>;

type CartCheck = {
  /** null if there is no cart to compare with the menu. */
  readonly Check: Check | null;
  /** An existing cart is compared first, so that its notice moves nothing down. */
  readonly isAwaited: boolean;
};

/** Loaded only if the cart has lines, so that an empty cart delays no first view. */
export function useCartCheck(shopId: number): CartCheck {
  const hasLines = useCartLines(shopId).length > 0;
  const [Check, setCheck] = useState<Check | null>(null);
  const [isAwaited, setAwaited] = useState(hasLines);
  useEffect(() => {
    if (!hasLines || Check) return;
    withPhrases(import('./checked-cart.tsx'), 'shell-screens')
      .then(
        ({ default: brought }) => setCheck(() => brought),
        // The server checks the cart again before payment.
        () => undefined,
      )
      .finally(() => setAwaited(false));
  }, [hasLines, Check]);
  return { Check, isAwaited };
}
