import { type ComponentType, useEffect, useState } from 'react';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';
import { useCartLines } from './cart.ts';
import type { Menu } from './use-checked-cart.ts';

type Check = ComponentType<{ readonly menu: Menu }>;

type CartCheck = {
  /** The component that compares the cart with the menu. null if the cart is empty or the component is loading. */
  readonly Check: Check | null;
  /**
   * True while `Check` is loading. The menu does not appear before that, so that a notice of changes does not shift the
   * page later.
   */
  readonly isAwaited: boolean;
};

/**
 * Loads the comparison of cart and menu only if the cart has lines. With an empty cart, the menu appears without
 * waiting for this code.
 */
export function useCartCheck(shopId: number): CartCheck {
  const hasLines = useCartLines(shopId).length > 0;
  const [Check, setCheck] = useState<Check | null>(null);
  const [isAwaited, setAwaited] = useState(hasLines);
  useEffect(() => {
    if (!hasLines || Check) return;
    withPhrases(import('./checked-cart.tsx'), 'shell-screens')
      .then(
        ({ default: brought }) => setCheck(() => brought),
        // Ignore a failure, because the server checks the cart again before payment.
        () => undefined,
      )
      .finally(() => setAwaited(false));
  }, [hasLines, Check]);
  return { Check, isAwaited };
}
