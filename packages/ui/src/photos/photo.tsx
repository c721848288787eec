import { isStoredPicture, pictureWidths, widthAddress } from '@chifan/domain/upload';
import type { SyntheticEvent } from 'react';
import { classNames } from '../class-names.ts';
import { placeholderImage } from './placeholder.ts';

export type PhotoProps = {
  readonly src: string;
  /** Alternative text of the photo. Empty if a text next to the photo names its content. */
  readonly alt?: string;
  /**
   * Width of the photo in CSS, such as `96px` or `100vw`. Browsers that measure lazy pictures use the measured width
   * instead.
   */
  readonly sizes: string;
  /** Sets width and height, so that the layout does not move when the photo arrives. */
  readonly className: string;
  /** Loads the photo at once, because it is the first photo that the guest sees. */
  readonly isEager?: boolean;
  readonly onError?: () => void;
};

/**
 * A photo in the width that the screen needs (rule upload-8), with its blurred placeholder until it is loaded (rule
 * upload-9). All screens show photos with this component.
 */
export function Photo({ src, alt = '', sizes, className, isEager = false, onError }: PhotoProps) {
  const placeholder = placeholderImage(src);
  return (
    <img
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      {...(isStoredPicture(src) && { sizes: isEager ? sizes : `auto, ${sizes}`, srcSet: sourcesOf(src) })}
      src={src}
      alt={alt}
      {...(placeholder !== null && {
        style: { backgroundImage: `url(${placeholder})`, backgroundSize: '100% 100%' },
        onLoad: removePlaceholder,
      })}
      onError={onError}
      className={classNames('shrink-0 bg-sunken object-cover', className)}
    />
  );
}

const sourcesOf = (src: string): string =>
  pictureWidths.map((width) => `${widthAddress(src, width)} ${width}w`).join(', ');

/** The placeholder must not stay visible behind the loaded picture, because the picture may be transparent. */
const removePlaceholder = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.style.backgroundImage = '';
};
