import { useWordsSeen } from '../states/use-words-seen.ts';
import layers from './dish-layers.svg?no-inline';
import { layersOf } from './drawn-layers.ts';

type ComposedDishProps = {
  /** As composed by the server: `shape[:rrggbb[:degrees[:place]]]`, from the bottom up. */
  readonly drawing: string;
};

export function ComposedDish({ drawing }: ComposedDishProps) {
  return useWordsSeen() && drawn(drawing);
}

const drawn = (drawing: string) => (
  <>
    {layersOf(drawing).map(({ shape, ...placed }, at) => (
      <use key={at} href={`${layers}#${shape}`} {...placed} />
    ))}
  </>
);
