import { Button, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

type PlaceBarProps = {
  /** Null while there is no price yet. */
  readonly total: number | null;
  readonly isBlocked: boolean;
  readonly isBusy: boolean;
  readonly onPlace: () => void;
};

/** The sum and the button stay in sight; what stands here is what is charged. */
export function PlaceBar({ total, isBlocked, isBusy, onPlace }: PlaceBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 mx-auto flex max-w-[480px] items-center gap-3 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <p aria-live="polite" className="min-w-0 flex-1">
        <span className="block text-small text-soft">
          <Trans>Total to pay</Trans>
        </span>
        {total === null ? <span>…</span> : <Money amount={total} className="text-title font-bold" />}
      </p>
      <Button onClick={onPlace} disabled={isBlocked} isBusy={isBusy}>
        {total === 0 ? <Trans>Place the order</Trans> : <Trans>Order and pay</Trans>}
      </Button>
    </div>
  );
}
