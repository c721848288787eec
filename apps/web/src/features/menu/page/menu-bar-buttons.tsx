import { IconButton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import ShareButton from '../../../terms/sharing/share-button.tsx';
import { HeartButton } from '../../../terms/shop/heart-button.tsx';
import { menuSearchId, useIsMenuSearchScrolledOut } from '../narrowing/menu-search.ts';

type MenuBarButtonsProps = { readonly shopId: number; readonly shopName: string };

/**
 * Buttons in the title bar. When the header is scrolled out of view, a search button replaces the share button (rule
 * catalogue-21).
 */
export default function MenuBarButtons({ shopId, shopName }: MenuBarButtonsProps) {
  const { t } = useLingui();
  const isSearchAway = useIsMenuSearchScrolledOut(({ isAway }) => isAway);
  return (
    <>
      <HeartButton shopId={shopId} shopName={shopName} />
      {isSearchAway ? (
        <IconButton
          icon="search"
          label={t`Search this menu`}
          onClick={() => document.getElementById(menuSearchId)?.focus()}
        />
      ) : (
        <ShareButton of={{ kind: 'shop', key: shopId }} title={shopName} />
      )}
    </>
  );
}
