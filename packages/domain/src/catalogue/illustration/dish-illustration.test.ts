import { describe, expect, test } from 'vitest';
import { drawingOf } from './dish-illustration.ts';

const shapesOf = (plate: string, nameZh: string): string[] =>
  drawingOf({ plate, nameZh })
    .split(' ')
    .map((layer) => layer.split(':')[0] ?? '');

describe('drawings of dishes', () => {
  test.each([
    ['noodles', '兰州牛肉拉面', ['bowl', 'broth', 'noodles', 'slices']],
    ['noodles', '干炒牛河', ['bowl', 'wide', 'slices']],
    ['noodles', '过油肉拌面', ['noodles', 'fried']],
    ['rice', '牛肉面', ['noodles', 'slices']],
    ['noodles', '长沙牛肉粉', ['noodles', 'slices']],
    ['poultry', '新疆大盘鸡', ['chunks', 'peppers']],
    ['fish', '松鼠鳜鱼', ['sauce', 'fish']],
    ['fish', '水煮鱼片', ['fillets', 'driedchili']],
    ['tofu', '麻婆豆腐', ['sauce', 'tofu', 'mince', 'driedchili']],
    ['soup', '砂锅膏蟹粥', ['claypot', 'congee', 'crab']],
    ['rice', '土豆烧牛肉盖饭', ['halfrice', 'gravy', 'chunks', 'slices']],
    ['meat', '羊肉手抓饭', ['rice', 'slices']],
    ['bubbletea', '黑糖珍珠鲜奶', ['glass', 'liquid', 'lower', 'bubbles']],
  ])('the drawing of a dish of the kind %s, named %s, contains the shapes %j', (plate, name, shapes) => {
    expect(shapesOf(plate, name)).toEqual(expect.arrayContaining(shapes));
  });

  test.each([
    ['vegetables', '鱼香茄子', 'fish'],
    ['tofu', '素鸭（豆皮卷）', 'chunks'],
    ['vegetables', '糖醋素排骨', 'slices'],
    ['fish', '水煮鱼片', 'fish'],
    ['noodles', '东京酱油拉面', 'strips'],
    ['salad', '烟熏三文鱼牛油果沙拉', 'slices'],
    ['poultry', '鸡米花', 'rice'],
    ['poultry', '新疆大盘鸡', 'halfbird'],
    ['burger', '植物肉田园堡', 'slices'],
  ])('the drawing of a dish of the kind %s, named %s, does not contain the shape %s', (plate, name, shape) => {
    expect(shapesOf(plate, name)).not.toContain(shape);
  });

  test.each([
    ['bun', '鲜肉大包（两只）', 'buns1', 2],
    ['dumplings', '鲜肉小笼（6只）', 'xlb1', 6],
    ['skewers', '烤牛板筋（十串）', 'skewers1', 10],
    ['vegetables', '烤韭菜（五串）', 'skewers1', 5],
    ['sushi', '炸虾天妇罗卷（8块）', 'maki1', 8],
    ['fish', '冰镇生蚝半打', 'oysters1', 6],
    ['poultry', '全家桶（八块炸鸡）', 'crispy1', 8],
  ])(
    'the drawing of a dish of the kind %s, named %s, contains the shape %s as often as the name states (%i)',
    (plate, name, shape, count) => {
      expect(shapesOf(plate, name).filter((found) => found === shape)).toHaveLength(count);
    },
  );
});

test.each([
  ['a meat that cannot be seen', { plate: 'vegetables', nameZh: '蚝油生菜' }, 'tile:shellfish,vegetables'],
  ['a meat that is only in the broth', { plate: 'noodles', nameZh: '柚子盐味鸡汤拉面' }, 'tile:chicken,fruit,noodles'],
  [
    'an unknown word, which may be an ingredient',
    { plate: 'salad', nameZh: '芭蕉花鸡丝沙拉' },
    'tile:chicken,vegetables',
  ],
  ['a staple and no topping', { plate: 'noodles', nameZh: '小锅米线' }, 'tile:noodles'],
  ['a set menu without dishes', { plate: 'bun', nameZh: '早餐套餐' }, 'tile:bread'],
  ['more pieces than can be counted', { plate: 'skewers', nameZh: '羊肉串（20串）' }, 'tile:lamb'],
  ['pieces that have no drawing of one piece', { plate: 'shrimp', nameZh: '白灼虾（8只）' }, 'tile:shrimp'],
  ['nothing that is known', { plate: 'hotpot', nameZh: '神秘部队' }, 'tile'],
])('a dish name with %s gets a text card (tile) of its main ingredients instead of a drawing', (_what, dish, tile) => {
  expect(drawingOf(dish)).toBe(tile);
});

test.each([
  ['no', '地三鲜', 'vegetables', 'tile:vegetables'],
  ['yes', '麻婆豆腐', 'tofu', 'tile:meat,tofu'],
] as const)(
  'a dish whose vegetarian mark “%s” contradicts the drawing of %s gets a text card (tile) instead',
  (mark, nameZh, plate, tile) => {
    expect(drawingOf({ plate, nameZh })).not.toMatch(/^tile/);
    expect(drawingOf({ plate, nameZh, diet: { vegetarian: mark } })).toBe(tile);
  },
);

test.each([
  ['dumplings', '烤包子（2个）', 'tile:bread'],
  ['bun', '早餐包子套餐', 'tile:bread'],
  ['dumplings', '水饺套餐', 'tile:dumplings'],
  ['dumplings', '越式炸春卷（4条）', 'tile'],
])(
  'the text card (tile) of a dish of the kind %s, named %s, has labels that are true for it: %s',
  (plate, nameZh, tile) => {
    const drawn = drawingOf({ plate, nameZh, diet: { vegetarian: 'no' } });
    expect(drawn.startsWith('tile') ? drawn : 'drawn').toBe(tile);
  },
);

test('the text card (tile) of a dish that is marked with pork names pork, even if the dish name does not', () => {
  const dish = { plate: 'noodles', nameZh: '辛味噌拉面', diet: { pork: 'yes' } } as const;
  expect(drawingOf(dish)).toBe('tile:pork,noodles');
});

test('drawingOf returns the same drawing for the same name', () => {
  const dish = { plate: 'noodles', nameZh: '兰州牛肉拉面' };
  expect(drawingOf(dish)).toBe(drawingOf({ ...dish }));
});

test('drawingOf returns only the kind of dish (`plate`) for an empty name or an unknown kind', () => {
  expect(drawingOf({ plate: 'noodles', nameZh: '' })).toBe('noodles');
  expect(drawingOf({ plate: 'unheard-of', nameZh: '兰州牛肉拉面' })).toBe('unheard-of');
});

test('the drawing of dumplings shows a small filling, and the drawing of a burger shows no filling', () => {
  expect(drawingOf({ plate: 'dumplings', nameZh: '鲅鱼水饺' })).toMatch(/dumplings:\w+:\d+:m fish:\w+:\d+:c$/);
  expect(drawingOf({ plate: 'burger', nameZh: '蓝纹芝士蘑菇牛堡' })).not.toContain('mushrooms');
});
