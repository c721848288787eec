import { Button, LinkButton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ShopDetails } from '../../../data/shop.ts';
import { useCopy } from '../../../platform/copying/use-copy.ts';
import { compactButtonClass, ShopMap } from './shop-map.tsx';

/** The shop’s address in the guest’s language and in Chinese, then the buttons and the map. */
export function ShopAddress({ shop }: { readonly shop: ShopDetails }) {
  const { address, addressZh, phone } = shop;
  const copy = useCopy(addressZh);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        {address.text !== addressZh && (
          <p lang={address.language}>
            <bdi>{address.text}</bdi>
          </p>
        )}
        {addressZh !== '' && (
          <p lang="zh-CN" className="text-soft">
            <bdi>{addressZh}</bdi>
          </p>
        )}
      </div>
      <ShopMap shop={shop}>
        {addressZh !== '' && (
          <Button variant="secondary" icon="copy" className={compactButtonClass} onClick={copy}>
            <Trans>Copy address</Trans>
          </Button>
        )}
        {phone !== null && (
          <LinkButton href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} icon="phone" className={compactButtonClass}>
            <bdi dir="ltr">{phone}</bdi>
          </LinkButton>
        )}
      </ShopMap>
    </div>
  );
}
