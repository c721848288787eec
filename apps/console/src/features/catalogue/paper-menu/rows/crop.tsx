import type { PaperBox } from '@chifan/domain/catalogue/paper-menu';
import type { PhotoPicture } from '../photos/use-photos.ts';

/** Of the text's height, what is shown round it. */
const margin = 0.3;

/** What stands on the photo, to be compared with what was read. */
export function Crop({ picture, boxes }: { readonly picture: PhotoPicture; readonly boxes: readonly PaperBox[] }) {
  return (
    <div aria-hidden dir="ltr" className="flex max-w-full flex-wrap items-center gap-2">
      {boxes.map((box) => (
        <Piece key={`${box.left} ${box.top}`} picture={picture} box={around(box, picture)} />
      ))}
    </div>
  );
}

/** In rem: as high as a line of large text. A border would be part of what is measured. */
const shownHeight = 2.25;

function Piece({ picture, box }: { readonly picture: PhotoPicture; readonly box: PaperBox }) {
  const ratio = box.width / box.height;
  return (
    <div
      style={{ aspectRatio: ratio, inlineSize: `min(100%, ${shownHeight * ratio}rem)` }}
      className="relative overflow-hidden rounded-small bg-white outline -outline-offset-1 outline-line"
    >
      <img
        src={picture.src}
        alt=""
        draggable={false}
        style={{
          inlineSize: percent(picture.width / box.width),
          insetInlineStart: percent(-box.left / box.width),
          insetBlockStart: percent(-box.top / box.height),
        }}
        className="absolute max-w-none"
      />
    </div>
  );
}

function around({ left, top, width, height }: PaperBox, picture: PhotoPicture): PaperBox {
  const more = height * margin;
  const [x, y] = [Math.max(0, left - more), Math.max(0, top - more)];
  return {
    left: x,
    top: y,
    width: Math.min(picture.width, left + width + more) - x,
    height: Math.min(picture.height, top + height + more) - y,
  };
}

const percent = (share: number) => `${share * 100}%`;
