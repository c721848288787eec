import { useLingui } from '@lingui/react/macro';
import { imageUrl } from '../../../platform/site/image-url.ts';

type ShopPhotosProps = { readonly photos: readonly string[]; readonly shopName: string };

/** The place as it looks, side by side in a row that scrolls. */
export function ShopPhotos({ photos, shopName }: ShopPhotosProps) {
  const { t } = useLingui();
  if (photos.length === 0) return null;
  return (
    // Nothing in the row can be focused, so the row itself can: arrow keys scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-label={t`Photos`} tabIndex={0} className="no-bars flex gap-2 overflow-x-auto px-4 py-3">
      {photos.map((photo, index) => {
        const number = index + 1;
        return (
          <img
            key={photo}
            src={imageUrl(photo)}
            alt={t`Photo ${number} of ${shopName}`}
            loading="lazy"
            decoding="async"
            className="h-40 w-56 shrink-0 rounded-card bg-sunken object-cover"
          />
        );
      })}
    </section>
  );
}
