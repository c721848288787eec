import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { Money } from '../money/money.tsx';

export type CartBarProps = {
  readonly count: number;
  /** Fen. */
  readonly total: number;
  /** Before the shop's reduction; struck through where it exceeds the total. */
  readonly totalBefore?: number;
  readonly about?: ReactNode;
  /** Fen missing to the minimum order; 0 when it is reached. */
  readonly shortfall?: number;
  /** Shown where nothing is missing to the minimum. */
  readonly hint?: ReactNode;
  readonly onOpen: () => void;
  readonly onCheckout: () => void;
  readonly closedNote?: string | undefined;
};

/** Fixed to the bottom edge: leave `pb-24` below the list. */
export function CartBar(props: CartBarProps) {
  const { t } = useLingui();
  const { count, total, totalBefore = 0, about, shortfall = 0, hint, onOpen, onCheckout, closedNote } = props;
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 mx-auto flex max-w-[480px] items-center gap-3 border-t border-line bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <button
        type="button"
        onClick={onOpen}
        disabled={count === 0}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 text-start"
      >
        <span className="relative flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-tint">
          <Icon name="bag" />
          <span className="figures absolute -end-1 -top-1 min-w-5 rounded-full bg-ink px-1 text-center text-small text-canvas">
            {count}
          </span>
        </span>
        <span className="min-w-0" aria-live="polite">
          <span className="sr-only">
            <Plural value={count} one="# dish in the cart" other="# dishes in the cart" />
          </span>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <Money amount={total} className="text-body font-semibold" />
            {totalBefore > total && <Money amount={totalBefore} isOld className="text-small" />}
            {about}
          </span>
          {shortfall > 0 ? <Shortfall amount={shortfall} /> : hint && <Hint>{hint}</Hint>}
        </span>
      </button>
      <Button disabled={count === 0 || shortfall > 0 || closedNote !== undefined} onClick={onCheckout}>
        {closedNote ?? t`Check out`}
      </Button>
    </div>
  );
}

const Hint = ({ children }: { readonly children: ReactNode }) => (
  <span className="block text-small text-link">{children}</span>
);

function Shortfall({ amount }: { readonly amount: number }) {
  const { t } = useLingui();
  return (
    <span className="block text-small text-soft">
      {t`To the minimum order:`} <Money amount={amount} />
    </span>
  );
}
