import { maxMallLines } from '@chifan/domain/mall';
import { Button } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { Points } from '../../../terms/wallet/points.tsx';

type CartFootProps = {
  readonly sums: { readonly pieces: number; readonly points: number };
  readonly isAllTicked: boolean;
  readonly isTooMany: boolean;
  /** The member’s points. undefined until loaded. */
  readonly balance: number | undefined;
  readonly missing: number;
  readonly onTickAll: (isTicked: boolean) => void;
  readonly onCheckOut: () => void;
};

export function CartFoot({ sums, isAllTicked, isTooMany, balance, missing, onTickAll, onCheckOut }: CartFootProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 mx-auto max-w-[var(--page)] border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {isTooMany && (
        <p role="status" className="pb-1 text-small text-warn">
          <Plural
            value={maxMallLines}
            one="An order can have # product. Deselect some."
            other="An order can have up to # products. Deselect some."
          />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label className="flex min-h-12 min-w-11 cursor-pointer items-center gap-2 text-note">
          <input
            type="checkbox"
            checked={isAllTicked}
            onChange={(event) => onTickAll(event.target.checked)}
            className="size-5 shrink-0"
          />
          <Trans context="mall">All</Trans>
        </label>
        <span className="grid min-w-0 flex-[1_0_6.5rem] justify-items-end text-end" aria-live="polite">
          <Points points={sums.points} className="font-semibold" />
          <Standing balance={balance} missing={missing} />
        </span>
        <Button className="ms-auto" disabled={sums.pieces === 0 || isTooMany} onClick={onCheckOut}>
          <span>
            <Trans>Check out</Trans> <bdi>({sums.pieces})</bdi>
          </span>
        </Button>
      </div>
    </div>
  );
}

function Standing({ balance, missing }: Pick<CartFootProps, 'balance' | 'missing'>) {
  if (balance === undefined) return null;
  if (missing > 0) {
    return (
      <span className="text-small text-bad">
        <Trans>
          <Points points={missing} /> short
        </Trans>
      </span>
    );
  }
  return (
    <span className="text-small text-soft">
      <Trans>
        You have <Points points={balance} />
      </Trans>
    </span>
  );
}
