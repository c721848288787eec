import { boundingBox, type PaperBox } from '@chifan/domain/catalogue/paper-menu';
import type { PhotoPicture } from '../photos/use-photos.ts';

type CropProps = { readonly picture: PhotoPicture; readonly boxes: readonly PaperBox[] };

/** Margin around the text, in multiples of the text height. */
const margin = 0.3;
/**
 * Height of the strip in rem, one line of large text. The strip has an outline, because a border would change its size.
 */
const shownHeight = 2.25;

/**
 * Shows the strip of a menu photo that contains a dish name and its prices, with a frame around each recognised text
 * (rule catalogue-55).
 */
export function Crop({ picture, boxes }: CropProps) {
  const strip = stripOf(boxes, picture);
  const ratio = strip.width / strip.height;
  return (
    <div
      aria-hidden
      dir="ltr"
      style={{ aspectRatio: ratio, inlineSize: `min(100%, ${shownHeight * ratio}rem)` }}
      className="relative overflow-hidden rounded-small bg-white outline -outline-offset-1 outline-line"
    >
      <img
        src={picture.src}
        alt=""
        draggable={false}
        style={{
          inlineSize: percent(picture.width / strip.width),
          insetInlineStart: percent(-strip.left / strip.width),
          insetBlockStart: percent(-strip.top / strip.height),
        }}
        className="absolute max-w-none"
      />
      {boxes.map((box) => (
        <span
          key={`${box.left} ${box.top}`}
          style={{
            insetInlineStart: percent((box.left - strip.left) / strip.width),
            insetBlockStart: percent((box.top - strip.top) / strip.height),
            inlineSize: percent(box.width / strip.width),
            blockSize: percent(box.height / strip.height),
          }}
          className="absolute rounded-[2px] outline-2 outline-offset-1 outline-link"
        />
      ))}
    </div>
  );
}

function stripOf(boxes: readonly PaperBox[], picture: PhotoPicture): PaperBox {
  const { left, top, width, height } = boundingBox(boxes);
  const more = Math.min(...boxes.map((box) => box.height)) * margin;
  const [x, y] = [Math.max(0, left - more), Math.max(0, top - more)];
  return {
    left: x,
    top: y,
    width: Math.min(picture.width, left + width + more) - x,
    height: Math.min(picture.height, top + height + more) - y,
  };
}

const percent = (share: number) => `${share * 100}%`;
