import { ProductArt } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '../../../data/mall.ts';
import { PhotoStrip } from '../../../platform/photos/photo-strip.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';

/** The product's pictures, or its drawing where there are none. */
export function ProductPhotos({ product: { images, image, art, name } }: { readonly product: ProductDetail }) {
  const { t } = useLingui();
  const productName = name.text;
  const all = images.length > 0 ? images : image === null ? [] : [image];
  if (all.length === 0) return <ProductArt art={art} size="wide" className="rounded-none!" />;
  return <PhotoStrip photos={all.map((path) => imageUrl(path))} label={t`Pictures of ${productName}`} size="wide" />;
}
