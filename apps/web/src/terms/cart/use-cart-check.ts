import { type ComponentType, useEffect, useState } from 'react';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';
import { useCartLines } from './cart.ts';
import type { Menu } from './use-checked-cart.ts';

type Check = ComponentType<{ readonly menu: Menu }>;

type CartCheck = {
  /** Null while there is no cart to compare with the menu. */
  readonly Check: Check | null;
  /** A cart from before is compared first, so that what it says pushes nothing down. */
  readonly isAwaited: boolean;
};

/** Brought only where something is in the cart: for an empty one no first view waits. */
export function useCartCheck(shopId: number): CartCheck {
  const hasLines = useCartLines(shopId).length > 0;
  const [Check, setCheck] = useState<Check | null>(null);
  const [isAwaited, setAwaited] = useState(hasLines);
  useEffect(() => {
    if (!hasLines || Check) return;
    withPhrases(import('./checked-cart.tsx'), 'shell-screens')
      .then(
        ({ default: brought }) => setCheck(() => brought),
        // The server checks the cart again before anything is paid.
        () => undefined,
      )
      .finally(() => setAwaited(false));
  }, [hasLines, Check]);
  return { Check, isAwaited };
}
