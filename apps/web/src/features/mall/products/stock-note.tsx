import { Plural, Trans } from '@lingui/react/macro';

/** The remaining stock is shown if it is at most this number. */
const fewLeft = 10;

export function StockNote({ stock }: { readonly stock: number }) {
  if (stock <= 0) {
    return (
      <span className="text-small font-semibold text-bad">
        <Trans>Sold out</Trans>
      </span>
    );
  }
  if (stock >= fewLeft) return null;
  return (
    <span className="text-small text-warn">
      <Plural value={stock} one="Only # left" other="Only # left" />
    </span>
  );
}
