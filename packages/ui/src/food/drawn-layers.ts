/** Letter for a layer's position on the plate → SVG transform, for example `m` middle, `s` start, `e` end, `t` top. */
const drawnPlaces: Readonly<Record<string, string>> = {
  m: 'translate(-6.4 -6.4) scale(1.2)',
  n: 'translate(12 9.5) scale(.76)',
  s: 'translate(-2.1 6.4) scale(.8)',
  e: 'translate(15.4 7.4) scale(.8)',
  t: 'translate(12.2 .2) scale(.62)',
  l: 'translate(1.4 15.9) scale(.66)',
  f: 'translate(21.5 18.5) scale(.64)',
  u: 'translate(22.2 3.2) scale(.62)',
  h: 'translate(15.8 6.8) scale(.82)',
  c: 'translate(18.6 18.6) scale(.42)',
  k: 'translate(33.3 .3) scale(.46)',
  j: 'translate(35 32) scale(.42)',
  i: 'translate(11.5 19.5) scale(.36)',
  o: 'translate(29.5 20.5) scale(.36)',
};

/**
 * Converts `x,y,scale`, the position and size of one of several equal pieces on a plate, to an SVG transform. The
 * caller rotates the layer around the centre of the plate.
 */
function pieceAt(place: string): string {
  const [x = '0', y = '0', scale = '1'] = place.split(',');
  return `translate(${x} ${y}) scale(${scale})`;
}

export type IllustrationLayer = { readonly shape: string; readonly color?: string; readonly transform: string };

/**
 * Parses a drawing from the server, `shape[:rrggbb[:degrees[:place]]]` separated by spaces, into attributes of SVG
 * `<use>` elements. The lowest layer is first.
 */
export const illustrationLayers = (drawing: string): readonly IllustrationLayer[] =>
  drawing.split(' ').map((layer) => {
    const [shape = '', colour = '0', degrees = '0', place = ''] = layer.split(':');
    const turned = degrees === '0' ? '' : `rotate(${degrees} 32 32)`;
    const transform = place.includes(',') ? `${turned} ${pieceAt(place)}` : `${drawnPlaces[place] ?? ''} ${turned}`;
    return colour === '0' ? { shape, transform } : { shape, color: `#${colour}`, transform };
  });
