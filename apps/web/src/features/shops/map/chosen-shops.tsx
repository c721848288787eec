import type { ShopCard as Shop } from '@chifan/contract/catalogue';
import { IconButton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { ShopCard } from '../../../terms/shops/shop-card.tsx';
import type { Way } from '../../../terms/shops/way.ts';

type ChosenShopsProps = { readonly shops: readonly Shop[]; readonly way: Way; readonly onClose: () => void };

/** The shop whose pin was tapped, or those of one house; the card leads to the menu. */
export function ChosenShops({ shops, way, onClose }: ChosenShopsProps) {
  const { t } = useLingui();
  if (shops.length === 0) return null;
  return (
    <section aria-label={t`Chosen on the map`} className="absolute inset-x-2 bottom-8 z-20 grid gap-1">
      <IconButton
        icon="close"
        label={t`Close`}
        variant="outlined"
        className="justify-self-end shadow-raised"
        onClick={onClose}
      />
      <ul className="grid max-h-64 gap-2 overflow-y-auto overscroll-contain rounded-card shadow-raised">
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopCard shop={shop} way={way} />
          </li>
        ))}
      </ul>
    </section>
  );
}
