import { expect, test } from 'vitest';
import { normalizeLighting } from './even-light.ts';
import { type Grey, greyOf, inverted, toDarkOnLight } from './grey.ts';
import { inkOf } from './ink.ts';
import { linePicture, pageOf } from './page.ts';
import { characters, dots, pageForTest } from './page-for-test.ts';
import { pgmOf } from './pgm.ts';
import { withoutNonTextInk } from './print.ts';
import { rotateGrey, scaled } from './resample.ts';
import { pageSkewOf, skewOf } from './skew.ts';
import { slopeOf } from './slope.ts';
import { textLinesOf } from './text-lines.ts';

const paper = { width: 900, height: 600 };
const printed = pageForTest(paper, [
  ...characters(4, 60, 100),
  ...characters(2, 700, 100),
  ...characters(5, 60, 200),
  ...characters(2, 700, 200),
  ...characters(3, 60, 300),
  ...characters(2, 700, 300),
]);

const inkShare = (grey: Grey) => inkOf(grey).marks.reduce((sum, mark) => sum + mark, 0) / grey.pixels.length;

test('a dish name and its price are separate boxes, with or without leader dots between them', () => {
  const boxes = [...characters(4, 60, 100), ...characters(2, 700, 100)];
  const places = [
    { left: 60, top: 100, width: 132, height: 30 },
    { left: 700, top: 100, width: 64, height: 30 },
  ];
  expect(textLinesOf(inkOf(pageForTest(paper, boxes)))).toEqual(places);
  expect(textLinesOf(inkOf(pageForTest(paper, [...boxes, ...dots(33, 210, 124)])))).toEqual(places);
});

test('the four dots at the bottom of a Chinese character are part of the character’s text line', () => {
  const boxes = [...characters(4, 60, 100).map((box) => ({ ...box, height: 22 })), ...dots(9, 62, 126)];
  expect(textLinesOf(inkOf(pageForTest(paper, [...characters(4, 60, 300), ...boxes])))[0]).toMatchObject({
    top: 100,
    height: 30,
  });
});

test('textLinesOf does not return frames, ruled lines and dust as text lines', () => {
  const frame = [
    { left: 5, top: 5, width: 880, height: 3 },
    { left: 5, top: 580, width: 880, height: 3 },
    { left: 5, top: 5, width: 3, height: 578 },
    { left: 882, top: 5, width: 3, height: 578 },
  ];
  const rule = { left: 60, top: 250, width: 700, height: 3 };
  const dust = { left: 400, top: 400, width: 1, height: 1 };
  const page = pageForTest(paper, [...characters(4, 60, 100), ...frame, rule, dust]);
  expect(textLinesOf(inkOf(page))).toHaveLength(1);
});

test.each([-11, -8, -5, -3, -0.6, 0, 1.4, 3, 5, 8, 11])(
  'pageOf straightens a page that is rotated by %s degrees',
  (degrees) => {
    const askew = rotateGrey(printed, degrees);
    expect(skewOf(inkOf(askew))).toBeCloseTo(degrees, 0);
    expect(pageOf(askew).lines).toHaveLength(6);
  },
);

test('rotateGrey enlarges a rotated page, so that its corners are not cut off', () => {
  const corners = pageForTest(paper, [
    { left: 0, top: 0, width: 30, height: 30 },
    { left: 870, top: 570, width: 30, height: 30 },
  ]);
  const ink = (grey: Grey) => inkOf(grey).marks.reduce((sum, mark) => sum + mark, 0);
  expect(ink(rotateGrey(corners, 8)) / ink(corners)).toBeCloseTo(1, 1);
});

test('the skew of a page is measured from its text lines and not from the edge of the paper', () => {
  const { width, height, pixels } = rotateGrey(printed, 4);
  const edged = pixels.map((shade, at) => (at % width > width - 60 + Math.floor(at / width) * 0.08 ? 20 : shade));
  const ink = inkOf({ width, height, pixels: edged });
  expect(pageSkewOf(ink, withoutNonTextInk(ink))).toBeCloseTo(4, 0);
  expect(pageOf({ width, height, pixels: edged }).lines).toHaveLength(6);
});

test.each([-6, -2, 0, 3, 6])(
  'slopeOf measures %s degrees in a long text line, and returns null for a short line',
  (degrees) => {
    const line = rotateGrey(pageForTest({ width: 400, height: 120 }, characters(8, 60, 45)), degrees);
    const box = { left: 0, top: 0, width: line.width, height: line.height };
    const slope = slopeOf(box, inkOf(line)) ?? Number.NaN;
    expect((Math.atan(slope) * 180) / Math.PI).toBeCloseTo(degrees, 0);
    expect(slopeOf({ ...box, width: box.height }, inkOf(line))).toBeNull();
  },
);

test('text recognition removes a shadow across a page without losing the print', () => {
  const shadowed = {
    ...printed,
    pixels: printed.pixels.map((shade, at) => shade * (1 - 0.6 * ((at % printed.width) / printed.width))),
  };
  expect(inkShare(shadowed)).toBeGreaterThan(2 * inkShare(printed));
  expect(inkShare(normalizeLighting(shadowed))).toBeCloseTo(inkShare(printed), 2);
  expect(pageOf(shadowed).lines).toEqual(pageOf(printed).lines);
});

test('toDarkOnLight inverts light print on a dark page and returns dark print unchanged', () => {
  expect(toDarkOnLight(inverted(printed))).toEqual(printed);
  expect(toDarkOnLight(printed)).toBe(printed);
});

test('a photo is scaled down to at most 2600 pixels on its longer edge, and thin strokes stay visible', () => {
  const thin = pageForTest({ width: 400, height: 400 }, [{ left: 100, top: 100, width: 200, height: 2 }]);
  const small = scaled(thin, 0.25);
  expect(small).toMatchObject({ width: 100, height: 100 });
  expect(Math.min(...small.pixels)).toBeLessThan(160);
  expect(pageOf({ width: 5_200, height: 20, pixels: new Uint8Array(5_200 * 20).fill(255) }).grey.width).toBe(2_600);
});

test('the picture of a text line has the requested height and a white margin', () => {
  const [line] = pageOf(printed).lines;
  if (!line) throw new Error('the page has lines');
  const { height, pixels } = linePicture(printed, line, { height: 40, margin: 0.25 });
  expect(height).toBe(61);
  expect(pixels[0]).toBe(255);
});

test('greyOf converts colours to brightness and transparency to white, and pgmOf writes a header with the picture’s size', () => {
  const data = new Uint8ClampedArray([0, 0, 255, 255, 0, 0, 0, 0]);
  const grey = greyOf({ width: 2, height: 1, data });
  expect([...grey.pixels]).toEqual([29, 255]);
  expect(new TextDecoder().decode(pgmOf(grey).subarray(0, 11))).toBe('P5\n2 1\n255\n');
});
