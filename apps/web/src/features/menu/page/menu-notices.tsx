import type { ShopCard } from '@chifan/contract/catalogue';
import { Icon, type IconName } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { openingWords, takesOrders } from '../../../terms/shops/opening-words.ts';

/** Before choosing: the shop rests, or the menu is not the restaurant's own. */
export function MenuNotices({ shop }: { readonly shop: ShopCard }) {
  const language = useLanguage();
  const isResting = !takesOrders(shop.openState);
  if (!isResting && !shop.hasSampleMenu) return null;
  return (
    <div className="grid gap-2 px-4 pb-3">
      {isResting && (
        <NoticeLine icon="clock">
          <strong className="block">{openingWords(shop.openState, language)}</strong>
          <Trans>You can look at the menu, but no order is taken now.</Trans>
        </NoticeLine>
      )}
      {shop.hasSampleMenu && <SampleMenuNotice />}
    </div>
  );
}

export function SampleMenuNotice() {
  return (
    <NoticeLine icon="info">
      <strong className="block">
        <Trans>Sample menu</Trans>
      </strong>
      <Trans>These dishes and prices are examples. The restaurant did not write them.</Trans>
    </NoticeLine>
  );
}

type NoticeLineProps = { readonly icon: IconName; readonly children: ReactNode };

function NoticeLine({ icon, children }: NoticeLineProps) {
  return (
    <div className="flex gap-2 rounded-card bg-warn-tint p-3 text-note text-warn">
      <Icon name={icon} size={20} className="mt-0.5" />
      <p>{children}</p>
    </div>
  );
}
