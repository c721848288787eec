import { Button, LinkButton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ShopDetails } from '../../../data/shops.ts';
import { useCopy } from '../../../platform/copying/use-copy.ts';

/** In the guest's language, and in Chinese to be shown to a driver. */
export function ShopAddress({ shop }: { readonly shop: ShopDetails }) {
  const { address, addressZh, phone } = shop;
  const copy = useCopy(addressZh);
  return (
    <div className="grid grid-cols-1 gap-3">
      {address.text !== addressZh && (
        <p lang={address.language} dir="auto">
          {address.text}
        </p>
      )}
      {addressZh !== '' && (
        <p lang="zh-CN" dir="ltr" className="rounded-small bg-sunken p-3 text-title">
          {addressZh}
        </p>
      )}
      {addressZh !== '' && (
        <p className="text-small text-soft">
          <Trans>Show the Chinese address to your driver.</Trans>
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        {addressZh !== '' && (
          <Button variant="secondary" icon="copy" onClick={copy}>
            <Trans>Copy the address</Trans>
          </Button>
        )}
        {phone !== null && (
          <LinkButton href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} icon="phone">
            <bdi dir="ltr">{phone}</bdi>
          </LinkButton>
        )}
      </p>
    </div>
  );
}
