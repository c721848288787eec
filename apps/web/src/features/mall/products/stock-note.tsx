import { Plural, Trans } from '@lingui/react/macro';

/** The stock is shown from this number down. */
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
