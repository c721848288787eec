import type { LocalText } from '@chifan/contract/fields';
import type { ProductArt } from '@chifan/domain/mall';
import { ProductPicture } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { Points } from '../../../terms/wallet/points.tsx';

export type ProductLine = {
  readonly position: number;
  readonly productId: number;
  readonly name: LocalText;
  readonly points: number;
  readonly image: string | null;
  readonly art: ProductArt;
  readonly number: number;
  readonly refunded?: number;
};

export function ProductLines({ lines }: { readonly lines: readonly ProductLine[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {lines.map((line) => (
        <li key={line.position}>
          <ScreenLink
            to="pages/internal/mall/detail/detail"
            params={{ productId: String(line.productId) }}
            className="flex gap-3 rounded-small active:bg-sunken"
          >
            <Thumb line={line} />
            <Words line={line} />
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}

export const Thumb = ({ line: { image, art } }: { readonly line: Pick<ProductLine, 'image' | 'art'> }) => (
  <ProductPicture src={image === null ? null : imageUrl(image)} art={art} size="small" />
);

/** The product’s name and quantity. The name has the full width, so that long words are not broken. */
function Words({ line: { name, number, points, refunded = 0 } }: { readonly line: ProductLine }) {
  const { t } = useLingui();
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold hyphens-auto">
        <ProductName name={name} />
      </span>
      <span className="flex items-baseline justify-between gap-3">
        <bdi dir="ltr" role="img" className="figures text-small text-soft" aria-label={t`Quantity: ${number}`}>
          ×{number}
        </bdi>
        <Points points={points * number} />
      </span>
      {refunded > 0 && <span className="block text-small font-medium text-bad">{t`Refunded: ${refunded}`}</span>}
    </span>
  );
}

export const ProductName = ({ name: { text, language } }: { readonly name: LocalText }) => (
  <bdi lang={language}>{text}</bdi>
);
