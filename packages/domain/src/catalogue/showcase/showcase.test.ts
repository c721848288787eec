import { describe, expect, it } from 'vitest';
import { type DishRow, isAddOn, isDumplingDish, isNoodleDish } from './dish-kinds.ts';
import { minVisitors, type ShowcaseDish, showcaseOf } from './showcase.ts';

const plain: ShowcaseDish = {
  id: 1,
  nameZh: '宫保鸡丁',
  plate: 'poultry',
  price: 4800,
  isMain: true,
  isSet: false,
  allergens: { contains: [], free: [] },
  diet: {},
  options: [],
  pieces: 0,
  visitors: 0,
};
const dish = (id: number, more: Partial<ShowcaseDish> = {}): ShowcaseDish => ({ ...plain, id, ...more });
const idsOf = (dishes: readonly ShowcaseDish[]) => dishes.map(({ id }) => id);
const rowOf = (row: DishRow, menu: readonly ShowcaseDish[]) =>
  idsOf(showcaseOf(menu).rows.find((each) => each.row === row)?.dishes ?? []);

describe('kinds of dishes by name', () => {
  it.each(['牛肉面', '担担面', '刀削面（大）', '过桥米线', '干炒牛河粉', '酸辣粉', '炸酱面 [小份]'])(
    'isNoodleDish recognises %s as a noodle dish by its name',
    (nameZh) => expect(isNoodleDish({ plate: 'rice', nameZh })).toBe(true),
  );

  it.each(['菠萝面包', '面筋煲', '意大利面', '双面煎蛋', '粉蒸肉', '面粉'])(
    'isNoodleDish does not treat %s as a noodle dish',
    (nameZh) => expect(isNoodleDish({ plate: 'rice', nameZh })).toBe(false),
  );

  it('isNoodleDish uses the kind that staff chose, and not the name, for a dish of the kind noodles or pasta', () => {
    expect(isNoodleDish({ plate: 'noodles', nameZh: '招牌大碗' })).toBe(true);
    expect(isNoodleDish({ plate: 'pasta', nameZh: '肉酱面' })).toBe(false);
  });

  it.each(['猪肉酸菜水饺', '鲜虾云吞', '红油抄手', '蟹粉小笼', '干蒸烧卖', '生煎馒头', '锅贴'])(
    'isDumplingDish recognises %s as a dumpling dish by its name',
    (nameZh) => expect(isDumplingDish({ plate: 'rice', nameZh })).toBe(true),
  );

  it.each(['饺子皮', '叉烧包', '米饭'])('isDumplingDish does not treat %s as a dumpling dish', (nameZh) =>
    expect(isDumplingDish({ plate: 'rice', nameZh })).toBe(false),
  );

  it.each(['米饭', '大碗米饭', '五常大米饭', '白米饭（碗）', '一次性餐具', '加卤蛋', '馒头'])(
    'isAddOn recognises %s as an add-on to a meal',
    (nameZh) => expect(isAddOn({ nameZh })).toBe(true),
  );

  it.each(['扬州炒饭', '生煎馒头', '煲仔米饭', '加州牛肉面'])(
    'isAddOn does not treat %s as an add-on to a meal',
    (nameZh) => expect(isAddOn({ nameZh })).toBe(false),
  );
});

describe('the dishes that represent a shop', () => {
  it('the cover picture of a shop shows its best-selling main dish', () => {
    const menu = [
      dish(1),
      dish(2, { pieces: 3 }),
      dish(3, { pieces: 8 }),
      dish(4, { pieces: 90, isMain: false }),
      dish(5, { pieces: 99, nameZh: '米饭' }),
    ];
    expect(idsOf(showcaseOf(menu).cover)).toEqual([3, 2, 1, 4]);
  });

  it('the cover picture of a shop without sales shows the first main dish of the menu', () => {
    expect(idsOf(showcaseOf([dish(1, { isMain: false }), dish(2), dish(3)]).cover)).toEqual([2, 3, 1]);
  });

  it('a dish is popular only if enough different visitors bought it, however many pieces were sold', () => {
    const menu = [
      dish(1, { visitors: minVisitors, pieces: 3 }),
      dish(2, { visitors: minVisitors - 1, pieces: 70 }),
      dish(3, { visitors: minVisitors + 1, pieces: 4 }),
    ];
    expect(rowOf('popular', menu)).toEqual([3, 1]);
  });

  it('the row of dishes under ¥30 has neither a dish for exactly ¥30 nor a cheap drink', () => {
    const menu = [dish(1, { price: 3000 }), dish(2, { price: 2999 }), dish(3, { price: 500, isMain: false })];
    expect(rowOf('under_30', menu)).toEqual([2]);
  });

  it.each(['vegetarian', 'halal'] as const)('the home screen row %s has no dish with an unknown diet mark', (row) => {
    const choice = (answer: 'yes' | 'unknown') => ({
      marks: { allergens: { contains: [], free: [] }, diet: { [row]: answer } },
    });
    const menu = [
      dish(1, { diet: { [row]: 'yes' } }),
      dish(2),
      dish(3, { diet: { [row]: 'no' } }),
      dish(4, { diet: { [row]: 'yes' }, options: [{ min: 1, choices: [choice('unknown'), { marks: null }] }] }),
      dish(5, { diet: { [row]: 'yes' }, options: [{ min: 1, choices: [choice('unknown'), choice('yes')] }] }),
      dish(6, { diet: { [row]: 'yes' }, isSet: true }),
    ];
    expect(rowOf(row, menu)).toEqual([1, 5]);
  });

  it('suggested sides are the best-selling drinks, sides and plain rice, never mains, cutlery or unsold dishes', () => {
    const menu = [
      dish(1, { isMain: false, pieces: 4 }),
      dish(2, { pieces: 90 }),
      dish(3, { nameZh: '米饭', pieces: 50 }),
      dish(4, { isMain: false }),
      dish(5, { isMain: false, nameZh: '一次性餐具', pieces: 70 }),
      dish(6, { isMain: false, isSet: true, pieces: 60 }),
      dish(7, { isMain: false, pieces: 9 }),
    ];
    expect(idsOf(showcaseOf(menu).sides)).toEqual([3, 7, 1]);
  });

  it('each home screen row has at most three dishes of one shop', () => {
    const menu = Array.from({ length: 9 }, (_, index) => dish(index + 1, { plate: 'noodles', pieces: index }));
    expect(rowOf('noodles', menu)).toEqual([9, 8, 7]);
  });
});
