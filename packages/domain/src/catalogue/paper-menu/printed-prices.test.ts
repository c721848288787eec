import { expect, test } from 'vitest';
import { normalizePrint } from './plain-print.ts';
import { parsePrintedPrices } from './printed-prices.ts';

const pricesOf = (text: string) => {
  const { name, prices } = parsePrintedPrices(normalizePrint(text));
  return [name, ...prices.map(({ size, price }) => (size === null ? price : `${size} ${price}`))];
};

test.each<[string, readonly (string | number)[]]>([
  ['宫保鸡丁 38', ['宫保鸡丁', 3800]],
  ['宫保鸡丁……38元', ['宫保鸡丁', 3800]],
  ['宫保鸡丁······￥３８', ['宫保鸡丁', 3800]],
  ['宫 保 鸡 丁 38/份', ['宫保鸡丁', 3800]],
  ['12、 牛肉面 ¥ 26.50', ['牛肉面', 2650]],
  ['(3) 牛肉面 26', ['牛肉面', 2600]],
  ['★ 酸汤鱼 68元/份', ['酸汤鱼', 6800]],
  ['58 本帮红烧肉', ['本帮红烧肉', 5800]],
  ['白米饭 2', ['白米饭', 200]],
  ['A套餐 38', ['A套餐', 3800]],
  ['宫保鸡丁 大38 小28', ['宫保鸡丁', '大份 3800', '小份 2800']],
  ['酸菜鱼 大份68/中份58/小份48', ['酸菜鱼', '大份 6800', '中份 5800', '小份 4800']],
  ['烤鸭 半只98 一只188', ['烤鸭', '半只 9800', '一只 18800']],
  ['三文鱼 38/48', ['三文鱼', 3800, 4800]],
])('parsePrintedPrices separates a name from its prices: “%s”', (text, read) => expect(pricesOf(text)).toEqual(read));

test.each<[string, number]>([
  ['1O', 1000],
  ['l8', 1800],
  ['了 2', 7200],
  ['¥B8', 8800],
  ['羊 14', 1400],
  ['土32', 3200],
  ['#16', 1600],
])(
  'parsePrintedPrices corrects misread digits and currency signs in text that has a price and no dish name: “%s”',
  (text, price) => expect(pricesOf(text)).toEqual(['', price]),
);

test.each(['套餐2', '茶叶蛋（5串）', '可乐330ml', '7喜'])(
  'parsePrintedPrices does not read a number within a name as a price: “%s”',
  (text) => expect(parsePrintedPrices(normalizePrint(text)).prices).toEqual([]),
);

test('parsePrintedPrices marks a dish with a price of the day and returns no price', () => {
  expect(parsePrintedPrices('清蒸鲈鱼 时价')).toEqual({ name: '清蒸鲈鱼', prices: [], isAsked: true });
});
