import { useSyncExternalStore } from 'react';
import { painted } from '../states/painted.ts';
import layers from './dish-layers.svg?no-inline';

/** Where a thing lies on its plate, by the letter that a drawing has for it: middle, start, end, top, and their like. */
const drawnPlaces: Readonly<Record<string, string>> = {
  m: 'translate(-6.4 -6.4) scale(1.2)',
  s: 'translate(-2.1 6.4) scale(.8)',
  e: 'translate(15.4 7.4) scale(.8)',
  t: 'translate(12.2 .2) scale(.62)',
  l: 'translate(1.4 15.9) scale(.66)',
  f: 'translate(21.5 18.5) scale(.64)',
  u: 'translate(22.2 3.2) scale(.62)',
  h: 'translate(15.8 6.8) scale(.82)',
  c: 'translate(18.6 18.6) scale(.42)',
  k: 'translate(33.3 .3) scale(.46)',
};

type ComposedDishProps = {
  /** As the server composes it: `shape[:rrggbb[:degrees[:place]]]`, from the ground up. */
  readonly drawing: string;
};

export function ComposedDish({ drawing }: ComposedDishProps) {
  const isAsked = useSyncExternalStore(whenWordsAreSeen, () => areWordsSeen);
  return isAsked && layersOf(drawing);
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

const layersOf = (drawing: string) => (
  <>
    {drawing.split(' ').map((layer, at) => {
      const [shape, colour = '0', degrees = '0', place = ''] = layer.split(':');
      const turned = degrees === '0' ? '' : `rotate(${degrees} 32 32)`;
      return (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: layers of one drawing never change their order.
          key={at}
          href={`${layers}#${shape}`}
          {...(colour === '0' ? {} : { color: `#${colour}` })}
          transform={`${drawnPlaces[place] ?? ''} ${turned}`}
        />
      );
    })}
  </>
);
