import { expect, test } from 'vitest';
import { isSameKind } from './is-same-kind.ts';

test.each<[string, string, string, string, boolean]>([
  ['兰州牛肉拉面', 'noodles', '沙爹牛肉公仔面', 'noodles', true],
  ['兰州牛肉拉面', 'noodles', '豚骨叉烧拉面', 'noodles', false],
  ['兰州牛肉拉面', 'noodles', '水煮牛肉', 'meat', false],
  ['香煎豆腐', 'tofu', '家常豆腐', 'tofu', true],
  ['麻婆豆腐', 'tofu', '家常豆腐', 'tofu', false],
  ['伯爵茶', 'tea', '杭白菊花茶', 'tea', true],
  ['素三鲜水饺', 'dumplings', '酸菜猪肉水饺', 'dumplings', false],
  ['香菇汤', 'soup', '番茄汤', 'soup', false],
  ['例汤', 'soup', '番茄汤', 'soup', true],
  ['卤味', '', '卤味拼盘', '', false],
])(
  'isSameKind decides whether the dish %s (drawing “%s”) and the dish %s (drawing “%s”) are of the same kind: %s',
  (nameZh, plate, otherZh, otherPlate, isSame) => {
    expect(isSameKind({ nameZh, plate }, { nameZh: otherZh, plate: otherPlate })).toBe(isSame);
  },
);
