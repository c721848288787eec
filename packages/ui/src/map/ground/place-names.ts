import type { Pixel } from '../map-pixels.ts';
import type { BasemapClass, BasemapName } from './basemap-tile.ts';

/** A name that should be shown on the map, with the shape of its feature in screen pixels. */
export type NameCandidate = {
  readonly kind: BasemapClass;
  readonly name: BasemapName;
  /** Points of a line, outline of an area, or a single point. */
  readonly run: readonly Pixel[];
};

export type NameText = {
  readonly text: string;
  /** Chinese name as on the street sign. Empty if it equals `text`. */
  readonly chinese: string;
};

export type PlacedName = NameText & {
  readonly kind: BasemapClass;
  readonly at: Pixel;
  /** Rotation in radians. 0 for everything except streets. */
  readonly angle: number;
};

/** Returns the widths of `text` and `chinese` in pixels. The width of an empty text is 0. */
export type MeasureName = (text: NameText, kind: BasemapClass) => { readonly text: number; readonly chinese: number };

const least = { place: 5, motorway: 12, main: 13, green: 14, water: 13, street: 15, building: 17, path: 17, rail: 15 };
const minZoom: Readonly<Partial<Record<BasemapClass, number>>> = least;

/** Priority of names. If two names overlap, the map shows the name whose kind is earlier in this list. */
const ranks: readonly BasemapClass[] = [
  'place',
  'motorway',
  'main',
  'water',
  'green',
  'rail',
  'street',
  'building',
  'path',
];

const lineHeight = 15;
/** Minimum distance between two places where the map shows the same name. */
const repeatPixels = 280;

/**
 * Selects the names to show and positions them without overlap. Street names run along their streets, and all other
 * names are horizontal.
 */
export function placeNames(
  candidates: readonly NameCandidate[],
  { zoom, language, measure }: { readonly zoom: number; readonly language: string; readonly measure: MeasureName },
): readonly PlacedName[] {
  const placed: PlacedName[] = [];
  const taken: Circle[] = [];
  for (const candidate of inOrder(
    candidates.filter(({ kind }) => zoom >= (minZoom[kind] ?? Number.POSITIVE_INFINITY)),
  )) {
    const text = wordsOf(candidate.name, language);
    if (text === null) continue;
    const found = roomFor(candidate, text, measure);
    if (found === null) continue;
    const isRepeated = placed.some(
      (other) => other.text === text.text && farness(other.at, found.name.at) < repeatPixels,
    );
    if (isRepeated || found.circles.some((circle) => taken.some((other) => overlaps(circle, other)))) continue;
    placed.push(found.name);
    taken.push(...found.circles);
  }
  return placed;
}

/**
 * Texts of a map name: the guest's language, otherwise English, with the Chinese name. Only the Chinese name if the
 * name has neither.
 */
export function wordsOf(name: BasemapName, language: string): NameText | null {
  const chinese = name['zh-CN'] ?? '';
  const text = language === 'zh-CN' ? chinese : (name[language] ?? name.en ?? '');
  if (text === '' && chinese === '') return null;
  return text === '' || text === chinese ? { text: chinese, chinese: '' } : { text, chinese };
}

const inOrder = (candidates: readonly NameCandidate[]) =>
  candidates
    .map((candidate) => ({ candidate, length: lengthOf(candidate.run) }))
    .toSorted((a, b) => ranks.indexOf(a.candidate.kind) - ranks.indexOf(b.candidate.kind) || b.length - a.length)
    .map(({ candidate }) => candidate);

type Circle = Pixel & { readonly radius: number };
type Room = { readonly name: PlacedName; readonly circles: readonly Circle[] };

const lines: ReadonlySet<BasemapClass> = new Set<BasemapClass>(['motorway', 'main', 'street', 'path', 'rail']);

function roomFor({ kind, run }: NameCandidate, text: NameText, measure: MeasureName): Room | null {
  const width = measure(text, kind);
  return lines.has(kind) ? alongLine({ kind, run }, text, width) : upright({ kind, run }, text, width);
}

type Bearer = Pick<NameCandidate, 'kind' | 'run'>;
type Width = ReturnType<MeasureName>;

const gap = 6;

/**
 * Finds room for a name along a street. The name has the guest's text and the Chinese text if the street is long
 * enough, otherwise only the guest's text.
 */
function alongLine({ kind, run }: Bearer, text: NameText, width: Width): Room | null {
  const chord = straightest(run);
  if (chord === null) return null;
  const both = width.text + (width.chinese > 0 ? gap + width.chinese : 0);
  const room = chord.length - 8;
  if (room < width.text) return null;
  const shown = room >= both ? text : { text: text.text, chinese: '' };
  const at = { x: (chord.from.x + chord.to.x) / 2, y: (chord.from.y + chord.to.y) / 2 };
  const angle = readable(Math.atan2(chord.to.y - chord.from.y, chord.to.x - chord.from.x));
  const name = { ...shown, kind, at, angle };
  return { name, circles: circlesAlong(at, angle, room >= both ? both : width.text) };
}

/**
 * Calculates the place of a horizontal name at the centre of a feature, with the Chinese name below. Null if the
 * feature is an area that is narrower than about 70 % of its name.
 */
function upright({ kind, run }: Bearer, text: NameText, width: Width): Room | null {
  const widest = Math.max(width.text, width.chinese);
  const box = boxOf(run);
  if (run.length > 1 && box.width < widest * 0.7) return null;
  const second = width.chinese > 0 ? [...circlesAlong({ x: box.x, y: box.y + lineHeight }, 0, width.chinese)] : [];
  return {
    name: { ...text, kind, at: { x: box.x, y: box.y }, angle: 0 },
    circles: [...circlesAlong(box, 0, width.text), ...second],
  };
}

const steepestTurn = 0.35;

/** Finds the longest section of a line that is straight enough for a name. */
function straightest(run: readonly Pixel[]): { from: Pixel; to: Pixel; length: number } | null {
  let best: { from: Pixel; to: Pixel; length: number } | null = null;
  for (let start = 0; start + 1 < run.length; start += 1) {
    const [from, next] = [run[start], run[start + 1]];
    if (!from || !next) break;
    const heading = Math.atan2(next.y - from.y, next.x - from.x);
    for (let end = start + 1; end < run.length; end += 1) {
      const [before, to] = [run[end - 1], run[end]];
      if (!before || !to || turn(heading, Math.atan2(to.y - before.y, to.x - before.x)) > steepestTurn) break;
      const length = farness(from, to);
      if (best === null || length > best.length) best = { from, to, length };
    }
  }
  return best;
}

const turn = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

/** Turns an angle by half a circle if text at that angle would be upside down. */
function readable(angle: number): number {
  if (angle > Math.PI / 2) return angle - Math.PI;
  return angle <= -Math.PI / 2 ? angle + Math.PI : angle;
}

function circlesAlong(middle: Pixel, angle: number, width: number): readonly Circle[] {
  const radius = lineHeight * 0.6;
  const count = Math.max(1, Math.ceil(width / (radius * 1.6)));
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count - 0.5) * width;
    return { x: middle.x + along * Math.cos(angle), y: middle.y + along * Math.sin(angle), radius };
  });
}

const overlaps = (a: Circle, b: Circle) => farness(a, b) < a.radius + b.radius;
const farness = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y);

const lengthOf = (run: readonly Pixel[]) =>
  run.reduce((sum, point, index) => sum + (index === 0 ? 0 : farness(run[index - 1] ?? point, point)), 0);

function boxOf(run: readonly Pixel[]): Pixel & { readonly width: number } {
  const [across, down] = [run.map(({ x }) => x), run.map(({ y }) => y)];
  const [west, east] = [Math.min(...across), Math.max(...across)];
  return { x: (west + east) / 2, y: (Math.min(...down) + Math.max(...down)) / 2, width: east - west };
}
