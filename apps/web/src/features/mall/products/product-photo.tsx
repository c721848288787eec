import type { ProductCard } from '@chifan/contract/mall/views';
import { ProductPicture } from '@chifan/ui';
import { imageUrl } from '../../../platform/site/image-url.ts';

type ProductPhotoProps = {
  readonly of: Pick<ProductCard, 'image' | 'art'>;
  readonly size?: 'small' | 'medium' | 'tile';
  readonly className?: string;
};

export const ProductPhoto = ({ of: { image, art }, size = 'medium', className = '' }: ProductPhotoProps) => (
  <ProductPicture src={image === null ? null : imageUrl(image)} art={art} size={size} className={className} />
);
