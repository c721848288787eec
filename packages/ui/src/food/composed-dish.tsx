import { useSyncExternalStore } from 'react';
import { painted } from '../states/painted.ts';
import layers from './dish-layers.svg?no-inline';
import { layersOf } from './drawn-layers.ts';

type ComposedDishProps = {
  /** As the server composes it: `shape[:rrggbb[:degrees[:place]]]`, from the ground up. */
  readonly drawing: string;
};

export function ComposedDish({ drawing }: ComposedDishProps) {
  const isAsked = useSyncExternalStore(whenWordsAreSeen, () => areWordsSeen);
  return isAsked && drawn(drawing);
}

/** All drawings share one file, larger than the words of a screen: at first these are seen, on the drawing's ground. */
let areWordsSeen = false;
let seeing: Promise<void> | undefined;
const waiting = new Set<() => void>();

function whenWordsAreSeen(tellReact: () => void): () => void {
  waiting.add(tellReact);
  seeing ??= painted().then(() => {
    areWordsSeen = true;
    for (const tell of waiting) tell();
  });
  return () => waiting.delete(tellReact);
}

const drawn = (drawing: string) => (
  <>
    {layersOf(drawing).map(({ shape, ...placed }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: layers of one drawing never change their order.
      <use key={at} href={`${layers}#${shape}`} {...placed} />
    ))}
  </>
);
