import { classNames, Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useFavourite } from './use-favourite.ts';

type HeartButtonProps = { readonly shopId: number; readonly shopName: string; readonly className?: string };

/** Adds or removes a favourite. The heart changes only after the server has saved it. */
export function HeartButton({ shopId, shopName, className }: HeartButtonProps) {
  const { t } = useLingui();
  const { isFavourite, isBusy, turn } = useFavourite(shopId);
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t`Favourite: ${shopName}`}
      aria-busy={isBusy || undefined}
      disabled={isBusy}
      onClick={turn}
      className={classNames(
        'inline-flex size-11 items-center justify-center rounded-full active:bg-sunken disabled:opacity-50',
        isFavourite ? 'text-bad' : 'text-soft',
        className,
      )}
    >
      <Icon name="heart" size={22} isFilled={isFavourite} />
    </button>
  );
}
