import { classNames, DishPicture } from '@chifan/ui';
import type { Banner } from '../../data/home.ts';
import { imageUrl } from '../../platform/site/image-url.ts';

const tints: Readonly<Record<Banner['tint'], string>> = {
  orange: 'bg-brand-tint text-ink',
  green: 'bg-good-tint text-ink',
  red: 'bg-bad-tint text-ink',
  ink: 'bg-ink text-canvas',
};

/** A banner leads to a screen of the app. */
export function BannerSlide({ banner }: { readonly banner: Banner }) {
  const { title, text, tint, plate, image, link } = banner;
  return (
    <a
      href={`#/${link.replace(/^[#/]+/, '')}`}
      className={classNames('flex h-32 items-center gap-3 overflow-hidden rounded-card p-4', tints[tint])}
    >
      <span className="grid min-w-0 flex-1 gap-1">
        <bdi lang={title.language} className="line-clamp-2 leading-snug font-semibold hyphens-auto">
          {title.text}
        </bdi>
        <bdi lang={text.language} className="line-clamp-2 text-small">
          {text.text}
        </bdi>
      </span>
      <DishPicture plate={plate} src={image === null ? null : imageUrl(image)} className="rounded-full!" />
    </a>
  );
}
