import { describe, expect, test } from 'vitest';
import { drawingOf } from './dish-illustration.ts';

const shapesOf = (plate: string, name: string): string[] =>
  drawingOf(plate, name)
    .split(' ')
    .map((layer) => layer.split(':')[0] ?? '');

describe('drawings of dishes', () => {
  test.each([
    ['noodles', '兰州牛肉拉面', ['bowl', 'broth', 'noodles', 'slices']],
    ['noodles', '干炒牛河', ['bowl', 'wide']],
    ['poultry', '新疆大盘鸡', ['chunks', 'peppers']],
    ['dumplings', '鲜肉小笼（6只）', ['steamer', 'xlb']],
    ['fish', '松鼠鳜鱼', ['sauce', 'fish']],
    ['tofu', '麻婆豆腐', ['sauce', 'tofu', 'driedchili']],
    ['soup', '砂锅膏蟹粥', ['claypot', 'congee', 'crab']],
    ['rice', '土豆烧牛肉盖饭', ['halfrice', 'gravy', 'chunks', 'slices']],
    ['bubbletea', '黑糖珍珠鲜奶', ['glass', 'liquid', 'lower', 'bubbles']],
    ['skewers', '烤韭菜（五串）', ['skewers']],
    ['sushi', '黄瓜细卷（6块）', ['maki']],
  ])('the drawing of a dish of the kind %s, named %s, contains the shapes %j', (plate, name, shapes) => {
    expect(shapesOf(plate, name)).toEqual(expect.arrayContaining(shapes));
  });

  test.each([
    ['vegetables', '鱼香茄子', 'fish'],
    ['tofu', '素鸭（豆皮卷）', 'chunks'],
    ['vegetables', '糖醋素排骨', 'slices'],
    ['soup', '法式洋葱汤', 'leaves'],
    ['vegetables', '蚝油生菜', 'oysters'],
    ['salad', '烟熏三文鱼牛油果沙拉', 'slices'],
    ['poultry', '鸡米花', 'rice'],
    ['poultry', '新疆大盘鸡', 'halfbird'],
    ['burger', '植物肉田园堡', 'slices'],
  ])('the drawing of a dish of the kind %s, named %s, does not contain the shape %s', (plate, name, shape) => {
    expect(shapesOf(plate, name)).not.toContain(shape);
  });
});

test('drawingOf returns the same drawing for the same name', () => {
  expect(drawingOf('noodles', '兰州牛肉拉面')).toBe(drawingOf('noodles', '兰州牛肉拉面'));
});

test('drawingOf returns only the plate for an empty name or an unknown plate', () => {
  expect(drawingOf('noodles', '')).toBe('noodles');
  expect(drawingOf('unheard-of', '兰州牛肉拉面')).toBe('unheard-of');
});

test('the drawing of dumplings shows the filling in small, and that of a burger shows none', () => {
  expect(drawingOf('dumplings', '鲅鱼水饺')).toMatch(/dumplings:\w+:\d+:m fish:\w+:\d+:c$/);
  expect(drawingOf('burger', '蓝纹芝士蘑菇牛堡')).not.toContain('mushrooms');
});
