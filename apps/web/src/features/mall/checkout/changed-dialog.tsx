import { mallPoints } from '@chifan/domain/mall';
import { Button, Dialog } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Points } from '../../../terms/wallet/points.tsx';
import { missingPoints } from '../cart/cart-sums.ts';
import { ProductName } from '../products/product-name.tsx';
import { type MallChange, mallChanges, whatIsLeft } from './mall-changes.ts';
import type { Changed } from './use-place.ts';

type ChangedDialogProps = {
  readonly changed: Changed;
  readonly balance: number;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
};

/**
 * Shows how the order has changed since the preview, and lets the member accept or decline. The server reports such a
 * change as response code 2.
 */
export function ChangedDialog({ changed: { order, standings }, balance, onGoOn, onClose }: ChangedDialogProps) {
  const { t } = useLingui();
  const points = mallPoints(whatIsLeft(order.seen, standings));
  const missing = missingPoints(points, balance);
  const changes = mallChanges(order.seen, standings);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Something has changed`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          {points > 0 && missing === 0 && (
            <Button isWide onClick={onGoOn}>
              <Trans>Continue</Trans>
            </Button>
          )}
        </>
      }
    >
      <p className="mb-3 text-note text-soft">
        <Trans>You haven’t ordered, and no points were taken. Here’s what changed:</Trans>
      </p>
      <ul className="grid grid-cols-1 gap-3">
        {order.seen.map((line) => (
          <ChangesOf key={line.productId} changes={changes.filter((change) => change.line === line)} />
        ))}
      </ul>
      {points > 0 && (
        <p aria-live="polite" className="mt-4 border-t border-line pt-3 text-note">
          <Trans>
            Total now <Points points={points} className="font-semibold" />
          </Trans>
        </p>
      )}
      {missing > 0 && (
        <p className="mt-1 text-note text-bad">
          <Trans>
            You need <Points points={missing} /> more.
          </Trans>
        </p>
      )}
    </Dialog>
  );
}

function ChangesOf({ changes }: { readonly changes: readonly MallChange[] }) {
  const [first] = changes;
  if (!first) return null;
  return (
    <li>
      <ProductName name={first.line.name} className="block font-medium" />
      {changes.map((change) => (
        <span key={change.what} className="block text-note">
          <WhatChanged change={change} />
        </span>
      ))}
    </li>
  );
}

function WhatChanged({ change }: { readonly change: MallChange }) {
  if (change.what === 'gone') return <Trans>Not available right now, so it’s left out</Trans>;
  if (change.what === 'fewer') {
    const { most } = change;
    return <Plural value={most} one="You can order #" other="You can order #" />;
  }
  return (
    <Trans>
      <Points points={change.points} /> each, instead of <Points points={change.line.points} />
    </Trans>
  );
}
