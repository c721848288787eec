import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { ScreenLink } from '../../platform/screen-link.tsx';

/** Looks like the field that it leads to. */
export function SearchLink() {
  return (
    <ScreenLink
      to="pages/menu/search/search"
      className="flex min-h-12 items-center gap-2 rounded-full bg-surface ps-3 pe-4 text-soft"
    >
      <Icon name="search" size={20} />
      <span className="min-w-0 flex-1 truncate">
        <Trans>Search for dishes and restaurants</Trans>
      </span>
    </ScreenLink>
  );
}
