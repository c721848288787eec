import type { RecognisedText } from '../recognised-text.ts';

/**
 * Direction of the camera in degrees: rotated in the plane of the page (`roll`), and tilted away from the upper edge
 * (`pitch`) and the right edge (`yaw`).
 */
export type View = { readonly roll: number; readonly pitch: number; readonly yaw: number };

export type PrintedDish = { readonly name: string; readonly yuan: number };

type Place = { readonly x: number; readonly y: number };

const page = { width: 900, height: 1270 };
/** Distance of the camera from the page, in pixels of the page. */
const distance = 1900;
const size = 40;

/** Test data: the words of a printed menu as text recognition finds them on a photo, each with its bounding box. */
export function photographedMenu(
  dishes: readonly PrintedDish[],
  { columns, view, jitter = () => 0 }: { readonly columns: 1 | 2; readonly view: View; readonly jitter?: () => number },
): RecognisedText[] {
  const perColumn = Math.ceil(dishes.length / columns);
  const columnWidth = (page.width - 60 * (columns - 1)) / columns;
  const pitch = Math.min(90, (page.height - 200) / perColumn);
  return dishes.flatMap(({ name, yuan }, at) => {
    const column = Math.floor(at / perColumn);
    const top = 150 + (at % perColumn) * pitch;
    const left = column * (columnWidth + 60);
    const price = String(yuan);
    const priceWidth = price.length * size * 0.5;
    return [
      piece(name, { left, top, width: [...name].length * size, height: size }, view, jitter),
      piece(
        price,
        { left: left + columnWidth - priceWidth, top: top + 4, width: priceWidth, height: size * 0.8 },
        view,
        jitter,
      ),
    ];
  });
}

function piece(text: string, box: RecognisedText['box'], view: View, jitter: () => number): RecognisedText {
  const corners = [0, 1].flatMap((across) =>
    [0, 1].map((down) => seen({ x: box.left + across * box.width, y: box.top + down * box.height }, view)),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) + jitter(), Math.min(...ys) + jitter()];
  return {
    text,
    sureness: 0.95,
    slope: box.width < 2 * box.height ? null : slopeOf(box, view) + jitter() * baselineNoise,
    box: { left, top, width: Math.max(...xs) - left + jitter(), height: Math.max(...ys) - top + jitter() },
  };
}

/** Approximate error of the slope of a word per pixel of jitter. */
const baselineNoise = 0.02;

function slopeOf({ left, top, width, height }: RecognisedText['box'], view: View): number {
  const [from, to] = [seen({ x: left, y: top + height }, view), seen({ x: left + width, y: top + height }, view)];
  return (to.y - from.y) / (to.x - from.x);
}

/** Projects a point of the page onto the photo of a camera in front of the middle of the page. */
function seen(place: Place, { roll, pitch, yaw }: View): Place {
  const [r = 0, p = 0, w = 0] = [roll, pitch, yaw].map((degrees) => (degrees * Math.PI) / 180);
  const [x0, y0] = [place.x - page.width / 2, place.y - page.height / 2];
  const [x1, y1] = [x0 * Math.cos(r) - y0 * Math.sin(r), x0 * Math.sin(r) + y0 * Math.cos(r)];
  const [y2, z2] = [y1 * Math.cos(p), y1 * Math.sin(p)];
  const [x3, z3] = [x1 * Math.cos(w) - z2 * Math.sin(w), x1 * Math.sin(w) + z2 * Math.cos(w)];
  const scale = distance / (distance + z3);
  return { x: x3 * scale + 600, y: y2 * scale + 800 };
}
