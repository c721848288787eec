import { expect, test } from 'vitest';
import { paperPageOf } from './paper-rows.ts';
import type { RecognisedText } from './recognised-text.ts';

const height = 40;

/** A recognised text at a position. Each character is as wide as high, and digits are half as wide. */
function piece(text: string, left: number, top: number, { size = height, sureness = 0.95 } = {}): RecognisedText {
  const width = [...text].reduce((sum, sign) => sum + (/[\d.]/.test(sign) ? size / 2 : size), 0);
  return { text, sureness, slope: null, box: { left, top, width, height: size } };
}

const told = (pieces: readonly RecognisedText[]) =>
  paperPageOf(pieces).rows.map(({ category, name, price, doubts }) => [category, name, price, ...doubts]);

test('paperPageOf reads two columns of a printed menu one after the other, with each dish below its heading', () => {
  const pieces = [
    piece('晚弄堂', 500, 20, { size: 80 }),
    piece('热菜', 100, 150, { size: 52 }),
    piece('红烧肉', 100, 220),
    piece('58', 500, 222),
    piece('油爆虾', 100, 290),
    piece('88', 500, 292),
    piece('主食', 700, 150, { size: 52 }),
    piece('葱油拌面', 700, 220),
    piece('18', 1100, 222),
    piece('凉菜', 700, 290, { size: 52 }),
    piece('醉鸡', 700, 360),
    piece('48', 1100, 362),
  ];
  expect(told(pieces)).toEqual([
    ['热菜', '红烧肉', 5800],
    ['热菜', '油爆虾', 8800],
    ['主食', '葱油拌面', 1800],
    ['凉菜', '醉鸡', 4800],
  ]);
});

test('paperPageOf assigns a heading across two columns only to the dishes below it, in both columns', () => {
  const pieces = [
    piece('红烧肉', 100, 100),
    piece('58', 500, 100),
    piece('油爆虾', 700, 100),
    piece('88', 1100, 100),
    piece('本店招牌点心', 400, 170, { size: 56 }),
    piece('小笼包', 100, 250),
    piece('22', 500, 250),
    piece('春卷', 700, 250),
    piece('16', 1100, 250),
  ];
  expect(told(pieces)).toEqual([
    [null, '红烧肉', 5800],
    [null, '油爆虾', 8800],
    ['本店招牌点心', '小笼包', 2200],
    ['本店招牌点心', '春卷', 1600],
  ]);
});

test('paperPageOf assigns prices printed before names to the names after them', () => {
  const pieces = [piece('78', 100, 100), piece('红烧肉', 220, 100), piece('168', 100, 170), piece('八宝鸭', 220, 170)];
  expect(told(pieces)).toEqual([
    [null, '红烧肉', 7800],
    [null, '八宝鸭', 16800],
  ]);
});

test('paperPageOf adds separate text in brackets to the dish name, and joins widely spaced characters to one name', () => {
  const pieces = [
    piece('小笼', 100, 100),
    piece('（六只）', 210, 100),
    piece('18', 700, 100),
    piece('水', 100, 170),
    piece('饺', 200, 170),
    piece('26', 700, 170),
  ];
  expect(told(pieces)).toEqual([
    [null, '小笼（六只）', 1800],
    [null, '水饺', 2600],
  ]);
});

test('paperPageOf returns a row for each size of a dish, and marks two prices without a size for checking', () => {
  const pieces = [
    piece('酸菜鱼', 100, 100),
    piece('大68小48', 600, 100),
    piece('烤鱼', 100, 170),
    piece('68/98', 600, 170),
  ];
  expect(told(pieces)).toEqual([
    [null, '酸菜鱼（大份）', 6800],
    [null, '酸菜鱼（小份）', 4800],
    [null, '烤鱼', 6800, 'more_prices'],
  ]);
});

test('paperPageOf omits addresses, phone numbers and small print below a dish', () => {
  const pieces = [
    piece('红烧肉', 100, 100),
    piece('58', 500, 100),
    piece('肥而不腻入口即化', 100, 150, { size: 24 }),
    piece('订餐电话：021-53856172', 100, 800, { size: 30 }),
    piece('上海市黄浦区福州路318号', 100, 860),
  ];
  expect(told(pieces)).toEqual([[null, '红烧肉', 5800]]);
});

test('paperPageOf marks rows with an uncertain name, without a price, or with an unusual price', () => {
  const pieces = [
    piece('红烧肉', 100, 100),
    piece('58', 500, 100),
    piece('油爆是', 100, 170, { sureness: 0.4 }),
    piece('88', 500, 170),
    piece('清蒸鲈鱼时价', 100, 240),
    piece('松鼠桂鱼', 100, 310),
    piece('四喜烤麸', 100, 380),
    piece('2', 500, 380),
  ];
  expect(told(pieces)).toEqual([
    [null, '红烧肉', 5800],
    [null, '油爆是', 8800, 'unsure'],
    [null, '清蒸鲈鱼', null, 'price_of_the_day'],
    [null, '松鼠桂鱼', null, 'no_price'],
    [null, '四喜烤麸', 200, 'odd_price'],
  ]);
});

test('paperPageOf assigns a price below a name to that name', () => {
  const pieces = [piece('红烧肉', 100, 100), piece('58', 120, 160), piece('油爆虾', 600, 100), piece('88', 620, 160)];
  expect(told(pieces)).toEqual([
    [null, '红烧肉', 5800],
    [null, '油爆虾', 8800],
  ]);
});

test('paperPageOf corrects a known misreading and marks the name as unsure', () => {
  expect(told([piece('胡莪卜丝', 100, 100), piece('18', 500, 100)])).toEqual([[null, '胡萝卜丝', 1800, 'unsure']]);
});
