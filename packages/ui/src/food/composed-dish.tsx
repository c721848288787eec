import { useIsTextPainted } from '../states/use-is-text-painted.ts';
import layers from './dish-layers.svg?no-inline';
import { illustrationLayers } from './drawn-layers.ts';

type ComposedDishProps = {
  /** Layers as the server sends them, `shape[:rrggbb[:degrees[:place]]]` separated by spaces, lowest layer first. */
  readonly drawing: string;
};

export function ComposedDishIllustration({ drawing }: ComposedDishProps) {
  return useIsTextPainted() && drawn(drawing);
}

const drawn = (drawing: string) => (
  <>
    {illustrationLayers(drawing).map(({ shape, ...placed }, at) => (
      <use key={at} href={`${layers}#${shape}`} {...placed} />
    ))}
  </>
);
