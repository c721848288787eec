import { Button, Icon } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { ProductName } from '../products/product-name.tsx';
import type { RemoveFromCart } from './use-remove-from-cart.ts';

/** A notice after products were removed from the cart, with an undo button. The notice stays until the next removal. */
export function RemovedNotice({ removing: { removed, undo, isPuttingBack } }: { readonly removing: RemoveFromCart }) {
  const [first] = removed;
  if (!first) return null;
  const count = removed.length;
  return (
    <div
      role="status"
      className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-sunken py-1 ps-4 pe-2 text-note"
    >
      <Icon name="trash" size={20} className="text-soft" />
      <span className="min-w-0 flex-1">
        {count === 1 ? (
          <Trans>
            Removed: <ProductName name={first.name} />
          </Trans>
        ) : (
          <Plural value={count} one="# item removed" other="# items removed" />
        )}
      </span>
      <Button variant="quiet" isBusy={isPuttingBack} onClick={undo}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
