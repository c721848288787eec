import { classNames, Photo } from '@chifan/ui';
import { imageUrl } from '../../../platform/site/image-url.ts';

type PortraitProps = { readonly name: string; readonly image: string | null; readonly size?: 'small' | 'large' };

export function Portrait({ name, image, size = 'small' }: PortraitProps) {
  const isLarge = size === 'large';
  const shape = classNames('shrink-0 rounded-full', isLarge ? 'size-20' : 'size-14');
  if (image) return <Photo src={imageUrl(image)} isEager sizes={isLarge ? '80px' : '56px'} className={shape} />;
  return (
    <span
      aria-hidden
      className={classNames(
        shape,
        'flex items-center justify-center text-title font-semibold text-ink',
        isLarge ? 'bg-sunken' : 'bg-surface',
      )}
    >
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  );
}
