import type { ShopCard } from '@chifan/contract/catalogue';
import { Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';

/** Smallest first (rule catalogue-10). */
export function FullReductions({ tiers }: { readonly tiers: ShopCard['fullReductions'] }) {
  if (tiers.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-small text-link">
      {tiers.map(({ threshold, reduction }) => (
        <li key={threshold}>
          <Trans>
            <Money amount={reduction} /> off from <Money amount={threshold} />
          </Trans>
        </li>
      ))}
    </ul>
  );
}
