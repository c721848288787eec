/** The rows of dishes on the home screen, in their sequence (rule catalogue-67). */
export const dishRows = ['popular', 'under_30', 'vegetarian', 'noodles', 'dumplings', 'halal'] as const;
export type DishRow = (typeof dishRows)[number];

type Named = {
  /** The kind of dish that staff chose. An imported dish has the default `rice`. */
  readonly plate: string;
  readonly nameZh: string;
};

/**
 * Matches a dish name that ends with a word for noodles, also if a note in brackets follows the word, such as a size.
 */
const noodleEnd =
  /(?:(?<!意|意大利|双|两|单|里|封)面|面条|面片|米线|米粉|河粉|粿条|粉丝|乌冬|螺蛳粉|酸辣粉|肠旺粉|拉条子)(?:\s*[(（[【].*)?$/;
const dumplingWord = /饺(?!子?皮)|锅贴|馄饨|餛飩|云吞|抄手|小笼|烧卖|烧麦|灌汤包|生煎/;

export const isNoodleDish = ({ plate, nameZh }: Named): boolean =>
  plate === 'noodles' || (plate !== 'pasta' && noodleEnd.test(nameZh));

export const isDumplingDish = ({ plate, nameZh }: Named): boolean => plate === 'dumplings' || dumplingWord.test(nameZh);

/** Names of portions that guests add to a meal: plain rice, an egg. */
const addedPortion =
  /^(?:加|大|小|一|碗|份|盒|五常|东北|泰国|香|白|蒸|五谷)*(?:米饭|白饭|馒头)(?:\s*[(（[【].*)?$|^加(?:料|饭|面|汤|菜|蛋|卤蛋|煎蛋|肉|牛肉|豆腐|珍珠|椰果)$/;

/** Names of cutlery, packaging and cover charges. */
const supply = /餐具|打包盒|餐盒|纸巾|湿巾|茶位|酱料包|打包袋/;

export const isSupply = ({ nameZh }: Pick<Named, 'nameZh'>): boolean => supply.test(nameZh);

/**
 * True for an add-on, such as plain rice or cutlery. Many orders contain add-ons, but no guest chooses a restaurant
 * because of an add-on.
 */
export const isAddOn = (dish: Pick<Named, 'nameZh'>): boolean => addedPortion.test(dish.nameZh) || isSupply(dish);
