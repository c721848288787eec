import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages, type Translated } from '@chifan/domain';
import { distanceMetres, parsePosition } from '@chifan/domain/address';
import { shopTypes } from '@chifan/domain/catalogue';
import { beforeAll, describe, expect, test } from 'vitest';
import { pinyinOf } from '../modules/catalogue/index.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoFolder, menuOf, readDemoCity } from './demo-files.ts';
import type { DemoCity, DemoDish, DemoShop } from './demo-shapes.ts';

let city: DemoCity;
let dishes: { where: string; shop: DemoShop; dish: DemoDish }[];

beforeAll(async () => {
  city = await readDemoCity();
  dishes = city.shops.flatMap((shop) =>
    (shop.menu ?? []).flatMap((part) =>
      part.dishes.map((dish) => ({ where: `${shop.slug}/${dish.slug}`, shop, dish })),
    ),
  );
});

/** Names of the dishes that break a rule, so that a failure lists them. */
const breaking = (rule: (entry: (typeof dishes)[number]) => boolean): string[] =>
  dishes.filter((entry) => !rule(entry)).map(({ where }) => where);

const repeated = (keys: readonly string[]): string[] => keys.filter((key, index) => keys.indexOf(key) !== index);

/** Texts that are not in the script of their language, or that equal the English text. */
const notWritten = (texts: readonly Translated[]): string[] =>
  texts
    .filter((text) =>
      languages.some(
        (language) =>
          !(scripts[language] ?? /\S/).test(text[language]) || (language !== 'en' && text[language] === text.en),
      ),
    )
    .map(({ en }) => en);

const scripts: Partial<Record<keyof Translated, RegExp>> = {
  'zh-CN': /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  ur: /\p{Script=Arabic}/u,
  ar: /\p{Script=Arabic}/u,
  en: /^[\p{Script=Latin}\p{Nd}\p{P}\p{S}\s]+$/u,
  fr: /^[\p{Script=Latin}\p{Nd}\p{P}\p{S}\s]+$/u,
  de: /^[\p{Script=Latin}\p{Nd}\p{P}\p{S}\s]+$/u,
};

describe('the demo city', () => {
  test('the demo city has at least 30 shops of all types and 400 dishes', () => {
    expect(city.shops.length).toBeGreaterThanOrEqual(30);
    expect(dishes.length).toBeGreaterThanOrEqual(400);
    expect(new Set(city.shops.flatMap(({ types }) => types))).toEqual(new Set(shopTypes));
  });

  test('three brands of the demo city have at least four branches with the same menu', () => {
    const branches = Map.groupBy(
      city.shops.filter(({ brand }) => brand !== null),
      ({ brand }) => brand,
    );
    expect([...branches.values()].filter((shops) => shops.length >= 4).length).toBeGreaterThanOrEqual(3);
    for (const shops of branches.values()) expect(new Set(shops.map((shop) => menuOf(shop, city.shops))).size).toBe(1);
  });

  test('brand descriptions of the demo city are in the script of each language', () => {
    const texts = Object.values(city.brands).map(({ description }) => description);
    expect(notWritten(texts)).toEqual([]);
  });

  test('no two shops of the demo city have the same slug, name, phone, address or position', () => {
    for (const keyOf of [
      (shop: DemoShop) => shop.slug,
      (shop: DemoShop) => shop.name['zh-CN'],
      (shop: DemoShop) => shop.phone,
      (shop: DemoShop) => shop.address['zh-CN'],
    ])
      expect(repeated(city.shops.map(keyOf))).toEqual([]);
    const near = city.shops.flatMap((shop, index) =>
      city.shops.slice(index + 1).filter((other) => distanceMetres(pinOf(shop), pinOf(other)) < 12),
    );
    expect(near.map(({ slug }) => slug)).toEqual([]);
  });

  test('every shop of the demo city is within 3 km of the centre', () => {
    const centre = { lat: 31.2304, lng: 121.4737 };
    const far = city.shops.filter((shop) => distanceMetres(pinOf(shop), centre) > 3_000);
    expect(far.map(({ slug }) => slug)).toEqual([]);
  });

  test('the shops on each road of the demo city have positions in the sequence of their house numbers', () => {
    const byRoad = Map.groupBy(city.shops, (shop) => houseOf(shop).road);
    for (const shops of byRoad.values()) {
      const inOrder = shops.toSorted((a, b) => houseOf(a).number - houseOf(b).number).map(pinOf);
      const [first, last] = [inOrder[0], inOrder.at(-1)];
      if (!first || !last) continue;
      const along = inOrder.map((pin) => distanceMetres(first, pin));
      expect(along).toEqual(along.toSorted((a, b) => a - b));
    }
  });

  test('the menu of a demo shop contains no dish and no category twice', () => {
    for (const shop of city.shops) {
      const menu = menuOf(shop, city.shops) ?? [];
      expect(repeated(menu.map(({ category }) => category))).toEqual([]);
      expect(repeated(menu.flatMap((part) => part.dishes.map(({ slug }) => slug)))).toEqual([]);
    }
  });

  test('every dish name and dish description of the demo city is in the script of its language', () => {
    for (const language of languages) {
      const script = scripts[language] ?? /\S/;
      expect([language, breaking(({ dish }) => script.test(dish.name[language]))]).toEqual([language, []]);
      expect([language, breaking(({ dish }) => script.test(dish.description[language]))]).toEqual([language, []]);
    }
  });

  test('the description of a demo dish in another language never equals its English description', () => {
    const others = languages.filter((language) => language !== 'en');
    expect(
      breaking(({ dish: { description } }) => others.every((other) => description[other] !== description.en)),
    ).toEqual([]);
  });

  test('texts of the demo points mall exist in every language and use the script of each language', () => {
    const { products, categories } = city.mall;
    const texts = [
      ...categories.map(({ name }) => name),
      ...products.flatMap(({ name, description }) => [name, description]),
    ];
    expect(notWritten(texts)).toEqual([]);
    expect(repeated([...products, ...categories].map(({ slug }) => slug))).toEqual([]);
  });

  test('no dish of the demo city is marked both as containing an allergen and as free of the same allergen', () => {
    expect(
      breaking(({ dish: { allergens } }) => !allergens.contains.some((key) => allergens.free.includes(key))),
    ).toEqual([]);
  });

  test('no choice of the demo city is marked both as containing an allergen and as free of the same allergen', () => {
    const choices = Object.values(city.options).flatMap((group) => group.choices);
    const marked = choices.flatMap(({ key, marks }) =>
      typeof marks === 'object' ? [{ key, ...marks.allergens }] : [],
    );
    expect(marked.length).toBeGreaterThan(15);
    expect(marked.filter(({ contains, free }) => contains.some((one) => free.includes(one)))).toEqual([]);
  });

  test('a set meal of the demo city costs less than its dishes separately', () => {
    const priceOf = new Map(dishes.map(({ shop, dish }) => [`${shop.slug}/${dish.slug}`, dish.price]));
    const sets = dishes.filter(({ dish }) => dish.contents.length > 0);
    expect(sets.length).toBeGreaterThanOrEqual(3);
    for (const { shop, dish } of sets) {
      const prices = dish.contents.map((part) => (priceOf.get(`${shop.slug}/${part.dish}`) ?? 0) * part.quantity);
      expect(dish.price).toBeLessThan(prices.reduce((sum, price) => sum + price, 0));
    }
  });

  test('a vegetarian demo dish contains no fish, shellfish or pork, and a vegan demo dish also no egg or milk', () => {
    const holds = (dish: DemoDish, keys: readonly string[]) =>
      dish.allergens.contains.some((key) => keys.includes(key));
    const sea = ['fish', 'crustacean', 'mollusc'];
    expect(
      breaking(({ dish }) => dish.diet.vegetarian !== 'yes' || !(holds(dish, sea) || dish.diet.pork !== 'no')),
    ).toEqual([]);
    expect(
      breaking(
        ({ dish }) => dish.diet.vegan !== 'yes' || (dish.diet.vegetarian === 'yes' && !holds(dish, ['egg', 'milk'])),
      ),
    ).toEqual([]);
  });

  test('only halal shops of the demo city promise halal, and only for dishes without pork and alcohol', () => {
    expect(
      breaking(
        ({ dish, shop }) =>
          dish.diet.halal !== 'yes' ||
          (shop.types.includes('halal') &&
            dish.diet.pork === 'no' &&
            dish.diet.alcohol === 'no' &&
            !dish.options.includes('burger-extras')),
      ),
    ).toEqual([]);
  });

  test('a demo dish costs 3 to 600 yuan, and a full reduction is at most half of its threshold', () => {
    expect(breaking(({ dish }) => dish.price >= 300 && dish.price <= 60_000 && dish.price % 100 === 0)).toEqual([]);
    const odd = city.shops.filter(({ fullReductions }) =>
      fullReductions.some(({ threshold, reduction }) => reduction * 2 > threshold),
    );
    expect(odd.map(({ slug }) => slug)).toEqual([]);
  });

  test('a delivery coupon of the demo city states its discount in every language', () => {
    const coupons = city.campaigns.filter(({ group }) => group === 'delivery');
    expect(coupons).not.toEqual([]);
    for (const { name, reduction } of coupons)
      expect(Object.values(name).filter((text) => !text?.includes(String(reduction / 100)))).toEqual([]);
  });

  test('every option group of the demo city has enough choices for its minimum and maximum', () => {
    for (const [key, { min, max, choices }] of Object.entries(city.options)) {
      expect([key, min <= max && max <= choices.length]).toEqual([key, true]);
      expect(repeated(choices.map((choice) => choice.key))).toEqual([]);
    }
  });

  test('the demo accounts that the server lists at its start exist in the demo files', () => {
    const { members, couriers, platform } = city.people;
    const logins = [
      ...members.map(({ email }) => email),
      ...couriers.map(({ login }) => login),
      platform.login,
      ...city.shops.map(({ slug }) => slug),
    ];
    expect(demoAccounts.filter(({ login }) => !logins.includes(login))).toEqual([]);
  });
});

describe('invalid demo files', () => {
  const broken = async (file: string, from: string, to: string): Promise<unknown> => {
    const folder = await mkdtemp(path.join(tmpdir(), 'demo-'));
    await cp(demoFolder, folder, { recursive: true });
    const text = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), text.replace(from, to));
    const error = await readDemoCity(folder).catch((error: unknown) => error);
    await rm(folder, { recursive: true });
    return error;
  };
  const shop = 'shops/wangshu-lou.json';

  test.each([
    ['is not JSON', shop, '{', '[', /demo\/shops\/wangshu-lou\.json: not JSON/],
    ['lacks a language', shop, '"ja"', '"xx"', /wangshu-lou\.json: name/],
    ['has an unknown option', shop, '"spiciness"', '"spicyness"', /menu\.0\..*: spicyness is not in options\.json/],
    ['has an unknown category', shop, '"category": "', '"category": "x', /menu\.0\.category: x.* is not in categories/],
    ['has unreadable hours', shop, '"Mo-Su 11', '"Sometimes 11', /openingHours: cannot be read from "Some/],
    ['has a price in yuan', shop, '"price": 3800', '"price": 38.5', /menu\.0\.dishes\.0\.price/],
  ])(
    'the demo data are rejected with an error that names the file and the field if a demo file %s',
    async (_why, file, from, to, sentence) => {
      expect(String(await broken(file, from, to))).toMatch(sentence);
    },
  );
});

test.each([
  ['麻婆豆腐', 'má pó dòu fu'],
  ['重慶小麵', 'chóng qìng xiǎo miàn'],
  ['滙豐銀行', 'huì fēng yín háng'],
  ['金鸡站（福州路店）', 'jīn jī zhàn (fú zhōu lù diàn)'],
  ['BBQ烤肉', 'BBQ kǎo ròu'],
])('the pinyin of %s is %s', (chinese, said) => {
  expect(pinyinOf(chinese)).toBe(said);
});

function pinOf(shop: DemoShop): { lat: number; lng: number } {
  const pin = parsePosition(shop.lat, shop.lng);
  if (!pin) throw new Error(`${shop.slug} is not on earth`);
  return pin;
}

function houseOf(shop: DemoShop): { road: string; number: number } {
  const [, road = '', number = ''] = /黄浦区(\D+路)(\d+)号/.exec(shop.address['zh-CN']) ?? [];
  return { road, number: Number(number) };
}
