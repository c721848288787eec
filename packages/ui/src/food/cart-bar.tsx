import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { ApproximateAmount } from '../money/approximate-amount.tsx';
import { Money } from '../money/money.tsx';

export type CartBarProps = {
  readonly count: number;
  /** Price of the cart in fen. */
  readonly total: number;
  /** Price in fen before the shop's reduction, struck through if it is higher than `total`. */
  readonly totalBefore?: number;
  /** Amount in fen that is missing to the minimum order. 0 if the minimum is reached. */
  readonly shortfall?: number;
  /** Shown below the price if the price reaches the minimum order. */
  readonly hint?: ReactNode;
  /** Opens the list of dishes in the cart. Undefined if the screen shows the list already. */
  readonly onOpen?: () => void;
  readonly onCheckout: () => void;
  readonly closedNote?: string | undefined;
};

/**
 * Bar fixed to the bottom of the screen, so the list above needs `pb-24`. In a wide window the bar is part of the page.
 */
export function CartBar({ onOpen, onCheckout, closedNote, ...sums }: CartBarProps) {
  const { t } = useLingui();
  const { count, shortfall = 0 } = sums;
  return (
    <div className="@container fixed inset-x-0 bottom-0 z-30 mx-auto max-w-[var(--page)] border-t border-line bg-surface wide:static wide:w-full">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] wide:px-4">
        {onOpen ? (
          <button type="button" onClick={onOpen} disabled={count === 0} className={sumsClass}>
            <Sums {...sums} />
          </button>
        ) : (
          <div className={sumsClass}>
            <Sums {...sums} />
          </div>
        )}
        <Button
          disabled={count === 0 || shortfall > 0 || closedNote !== undefined}
          onClick={onCheckout}
          className="px-4"
        >
          {closedNote ?? t`Check out`}
        </Button>
      </div>
    </div>
  );
}

/**
 * CSS class of elements that are hidden at a large text size, because then only the price and the button have space.
 * The bar must not cover the menu.
 */
const spaciousOnly = 'hidden @min-[16rem]:inline';

const sumsClass = 'flex min-h-12 min-w-[min(8.5rem,100%)] flex-1 items-center gap-3 text-start';

type SumsProps = Omit<CartBarProps, 'onOpen' | 'onCheckout' | 'closedNote'>;

function Sums({ count, total, totalBefore = 0, shortfall = 0, hint }: SumsProps) {
  // An empty cart shows only the amount to the minimum order, and no sum of zero.
  const isOnlyShortfall = count === 0 && shortfall > 0;
  return (
    <>
      <span className="relative flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-tint">
        <Icon name="bag" />
        {count > 0 && (
          <span className="figures absolute -end-1 -top-1 min-w-5 rounded-full bg-ink px-1 text-center text-small text-canvas">
            {count}
          </span>
        )}
      </span>
      <span className="min-w-0" aria-live="polite">
        <span className="sr-only">
          <Plural value={count} one="# dish in the cart" other="# dishes in the cart" />
        </span>
        {!isOnlyShortfall && (
          <span className="flex flex-wrap items-baseline gap-x-2">
            <Money amount={total} className="text-body font-semibold" />
            {totalBefore > total && (
              <Money amount={totalBefore} isOld className={classNames('text-small', spaciousOnly)} />
            )}
            <span className={spaciousOnly}>
              <ApproximateAmount amounts={[total]} />
            </span>
          </span>
        )}
        {shortfall > 0 ? <Shortfall amount={shortfall} /> : hint && <Hint>{hint}</Hint>}
      </span>
    </>
  );
}

const Hint = ({ children }: { readonly children: ReactNode }) => (
  <span className="hidden text-small text-link @min-[16rem]:block">{children}</span>
);

const Shortfall = ({ amount }: { readonly amount: number }) => (
  <span className="block text-small text-soft">
    <Trans>
      <Money isApproximate amount={amount} /> more to reach the minimum
    </Trans>
  </span>
);
