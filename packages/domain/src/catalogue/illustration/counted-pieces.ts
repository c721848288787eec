/**
 * Shapes that also exist as a drawing of a single piece, which has the name of the shape and a 1. Pieces of a `long`
 * shape are drawn in parallel rows.
 */
const countable: Readonly<Record<string, 'round' | 'long'>> = {
  buns: 'round',
  smoothbuns: 'round',
  friedbuns: 'round',
  xlb: 'round',
  siumai: 'round',
  dumplings: 'round',
  flatcakes: 'round',
  maki: 'round',
  nigiri: 'round',
  gunkan: 'round',
  balls: 'round',
  bigballs: 'round',
  brownegg: 'round',
  oysters: 'round',
  wings: 'round',
  crispy: 'round',
  squares: 'round',
  triangles: 'round',
  chops: 'round',
  potstickers: 'long',
  springrolls: 'long',
  summerrolls: 'long',
  skewers: 'long',
  ballskewers: 'long',
  kofta: 'long',
};

const mostPieces = 10;

/** Scale of a piece, and the distance between the centres of two pieces, by the number of pieces. */
const sizes: readonly (readonly [scale: number, distance: number])[] = [
  [0, 0],
  [0.6, 0],
  [0.42, 24],
  [0.38, 22],
  [0.36, 21],
  [0.3, 18],
  [0.28, 16],
  [0.27, 16],
  [0.25, 15],
  [0.24, 14],
  [0.22, 13],
];

/** Number of pieces in each row, from top to bottom. */
const rows: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [2, 2],
  [2, 1, 2],
  [3, 3],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
  [3, 4, 3],
];

/**
 * Draws exactly `count` pieces of `layer` (`shape:colour:degrees`). Each piece is a layer whose place is `x,y,scale`.
 * @returns undefined if the shape has no single pieces, or if they are too many to count in a small picture
 */
export function countedPieces(layer: string, count: number): readonly string[] | undefined {
  const [shape = '', colour = '0', degrees = '0'] = layer.split(':');
  const kind = countable[shape];
  if (kind === undefined || count < 1 || count > mostPieces) return undefined;
  const places = kind === 'round' ? roundPlaces(count) : longPlaces(count);
  return places.map(([x, y, scale]) => {
    const [left, top] = [x, y].map((centre) => (32 + centre - 32 * scale).toFixed(1));
    return `${shape}1:${colour}:${degrees}:${left},${top},${scale}`;
  });
}

type Place = readonly [x: number, y: number, scale: number];

function roundPlaces(count: number): readonly Place[] {
  const [scale = 0, distance = 0] = sizes[count] ?? [];
  const counts = rows[count] ?? [];
  return counts.flatMap((width, row) =>
    Array.from(
      { length: width },
      (_, at): Place => [distance * (at - (width - 1) / 2), distance * 0.9 * (row - (counts.length - 1) / 2), scale],
    ),
  );
}

/** Up to six rows in one column, and two columns for more pieces. */
function longPlaces(count: number): readonly Place[] {
  const columns = count > 6 ? 2 : 1;
  const perColumn = Math.ceil(count / columns);
  const distance = Math.min(13, 42 / perColumn);
  const scale = columns === 2 ? 0.44 : Math.min(0.78, 0.4 + 0.9 / perColumn);
  return Array.from(
    { length: count },
    (_, at): Place => [
      columns === 1 ? 0 : (at % 2 === 0 ? -1 : 1) * 14.5,
      distance * (Math.floor(at / columns) - (perColumn - 1) / 2),
      scale,
    ],
  );
}
