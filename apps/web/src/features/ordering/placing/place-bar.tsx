import { ApproximateAmount, Button, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useStripHeight } from '../../../platform/use-strip-height.ts';

type PlaceBarProps = {
  /** The amount to pay through the gateway. null while the price is unknown. */
  readonly total: number | null;
  readonly saved: number;
  /** The fees that the total contains. 0 hides them. */
  readonly fees: number;
  /** Name of the first required field that is empty, or null. */
  readonly missing: string | null;
  readonly isBlocked: boolean;
  readonly isBusy: boolean;
  readonly onPlace: () => void;
};

/** The bar with the order button and the sum. The displayed sum is the sum that is charged. */
export function PlaceBar({ total, saved, fees, missing, isBlocked, isBusy, onPlace }: PlaceBarProps) {
  const box = useStripHeight();
  return (
    <div
      ref={box}
      className="fixed inset-x-0 bottom-0 z-20 mx-auto grid max-w-[var(--page)] gap-1 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] wide:sticky wide:mx-0 wide:max-w-none wide:rounded-card"
    >
      {total !== null && (
        <p className="flex flex-wrap justify-between gap-x-3 text-small text-soft empty:hidden">
          {missing !== null && (
            <span className="w-full font-medium text-ink">
              <Trans>Still needed: {missing}</Trans>
            </span>
          )}
          {fees > 0 && (
            <span>
              <Trans>
                incl. <Money amount={fees} /> fees
              </Trans>
            </span>
          )}
          {saved > 0 && (
            <span className="text-good">
              <Trans>
                You save <Money amount={saved} />
              </Trans>
            </span>
          )}
          <ApproximateAmount amounts={[total]} />
        </p>
      )}
      <Button isWide onClick={onPlace} disabled={isBlocked} isBusy={isBusy}>
        <span aria-live="polite">
          <PlaceWords total={total} />
        </span>
      </Button>
    </div>
  );
}

function PlaceWords({ total }: Pick<PlaceBarProps, 'total'>) {
  if (total === null) return <span>…</span>;
  if (total === 0) return <Trans>Place order</Trans>;
  return (
    <Trans>
      Pay <Money amount={total} />
    </Trans>
  );
}
