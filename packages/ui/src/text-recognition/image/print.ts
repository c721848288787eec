import { type Blob, blobsOf } from './blobs.ts';
import type { Ink } from './ink.ts';
import { textSizeOf } from './text-size.ts';

// Size limits that distinguish print from dust, leader dots, rules and pictures, in multiples of the text size of the
// page.
const speck = 0.07;
const dot = 0.3;
const dotReach = 1.4;
const dotSway = 0.14;
const dotsOfLeader = 4;
const clearAbove = 0.75;
const ruleLength = 2.5;
const ruleHeight = 0.22;
const pictureSize = 4.5;
/**
 * Maximum length of a connected area of ink. The characters of a line do not touch, so a longer area is the edge of the
 * paper.
 */
const edgeLength = 14;
/** A shape that fills at most this share of its bounding box is a frame or an outline, not print. */
const frameShare = 0.2;

/** The text of a page, without dust, frames, rules and the leader dots between a name and its price. */
export function textBlobsOf(blobs: readonly Blob[], size: number): Blob[] {
  const kept = blobs.filter((blob) => !isSpeck(blob, size) && !isRule(blob, size) && !isFrame(blob, size));
  const leaders = leadersAmong(kept, size);
  return kept.filter((blob) => !leaders.has(blob));
}

const isSpeck = ({ width, height }: Blob, size: number) => Math.max(width, height) < size * speck;

const isRule = ({ width, height }: Blob, size: number) =>
  (width > size * ruleLength && height < size * ruleHeight) ||
  (height > size * ruleLength && width < size * ruleHeight);

const isFrame = ({ width, height, area }: Blob, size: number) =>
  (width > size * pictureSize && height > size * pictureSize) ||
  Math.max(width, height) > size * edgeLength ||
  (Math.max(width, height) > size * pictureSize && area < width * height * frameShare);

const middle = ({ top, height }: Blob) => top + height / 2;

/**
 * Finds leader dots, which are small areas in a row with nothing above. The four dots of 煮 have the rest of the
 * character above, so they are text.
 */
function leadersAmong(blobs: readonly Blob[], size: number): Set<Blob> {
  const isDot = ({ width, height }: Blob) => Math.max(height, width / 2) <= size * dot;
  const dots = blobs.filter(isDot).toSorted((one, other) => one.left - other.left);
  const others = blobs.filter((blob) => !isDot(blob));
  const leaders = new Set<Blob>();
  const seen = new Set<Blob>();
  for (const first of dots) {
    if (seen.has(first)) continue;
    const chain = chainFrom(first, dots, size);
    if (chain.length < dotsOfLeader) continue;
    const lonely = chain.filter((each) => !others.some((other) => isAbove(other, each, size)));
    for (const each of chain) seen.add(each);
    if (lonely.length >= dotsOfLeader) for (const each of lonely) leaders.add(each);
  }
  return leaders;
}

function chainFrom(first: Blob, dots: readonly Blob[], size: number): Blob[] {
  const chain = [first];
  let last = first;
  for (const each of dots.slice(dots.indexOf(first) + 1)) {
    const gap = each.left - last.left - last.width;
    if (gap > size * dotReach) break;
    if (gap < 0 || Math.abs(middle(each) - middle(last)) > size * dotSway) continue;
    chain.push(each);
    last = each;
  }
  return chain;
}

/** True if the ink blob `other` is in the same column as the dot `one`, and close above the dot or around it. */
const isAbove = (other: Blob, one: Blob, size: number): boolean =>
  other.left < one.left + one.width &&
  other.left + other.width > one.left &&
  other.top < one.top + one.height &&
  other.top + other.height > one.top - size * clearAbove;

/**
 * The ink of a page without pictures, frames and the edge of the paper. Rules and leader dots stay, because they are
 * parallel to the text lines.
 */
export function withoutNonTextInk(ink: Ink): Ink {
  const blobs = blobsOf(ink);
  const size = textSizeOf(blobs);
  const { marks } = boxesOf(size === 0 ? blobs : blobs.filter((blob) => !isFrame(blob, size)), ink);
  return { ...ink, marks: marks.map((mark, at) => mark & (ink.marks[at] ?? 0)) };
}

/** Fills the bounding boxes of the ink blobs with ink, which is enough to find text lines. */
export function boxesOf(blobs: readonly Blob[], { width, height }: Pick<Ink, 'width' | 'height'>): Ink {
  const marks = new Uint8Array(width * height);
  for (const blob of blobs)
    for (let row = blob.top; row < blob.top + blob.height; row++)
      marks.fill(1, row * width + blob.left, row * width + blob.left + blob.width);
  return { width, height, marks };
}
