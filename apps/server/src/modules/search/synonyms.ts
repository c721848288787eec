import { draftLanguages } from '@chifan/domain/catalogue/dish-names';
import { dishWords, fold } from '../catalogue/index.ts';
import { readQuery, type SearchQuery } from './read-query.ts';

/** Words for the same food in British, American and Indian English. The last letter of a plural is optional. */
const sameFood: readonly (readonly string[])[] = [
  ['aubergine', 'eggplant', 'brinjal'],
  ['cola', 'coke', 'coca cola', 'pepsi'],
  ['fries', 'french fries', 'frites', 'pommes frites', 'chips'],
  ['courgette', 'zucchini'],
  ['coriander', 'cilantro'],
  ['spring onion', 'scallion', 'green onion'],
  ['prawn', 'shrimp'],
  ['chilli', 'chili', 'chile', 'chile pepper'],
  ['pak choi', 'bok choy', 'pak choy', 'bok choi'],
  ['sweetcorn', 'corn', 'maize'],
  ['beetroot', 'beet'],
  ['rocket', 'arugula'],
  ['minced', 'ground', 'mince'],
  ['soft drink', 'soda', 'soda pop'],
  ['biscuit', 'cookie'],
  ['yoghurt', 'yogurt'],
  ['doughnut', 'donut'],
  ['tofu', 'bean curd', 'beancurd'],
  ['crisps', 'potato chips'],
  ['lolly', 'popsicle'],
  ['pepper', 'capsicum', 'bell pepper'],
  ['okra', 'lady finger', 'bhindi'],
  ['grilled', 'barbecued', 'bbq'],
  ['calamari', 'squid'],
  ['oatmeal', 'porridge', 'congee'],
];

const mostQueries = 4;

/** Returns queries with another word for the same food: "eggplant" also searches "aubergine". */
export function synonymQueries(text: string): SearchQuery[] {
  const folded = ` ${fold(text)} `;
  const texts = sameFood.flatMap((words) => {
    const typed = words
      .toSorted((a, b) => b.length - a.length)
      .flatMap((word) => [`${word}s`, word])
      .find((word) => folded.includes(` ${word} `));
    if (typed === undefined) return [];
    const others = words.filter((word) => word !== typed && `${word}s` !== typed);
    return others.map((other) => folded.replace(` ${typed} `, ` ${other} `));
  });
  return texts.slice(0, mostQueries).flatMap((other) => readQuery(other) ?? []);
}

/** Food that is missing from the dictionary of dish words. A search for such a food suggests no other food. */
const otherFood =
  'caviar|kumquat|quinoa|hummus|avocado|burrito|burritos|taco|tacos|lasagna|lasagne|risotto|paella|kebab|falafel|couscous|haggis|oyster|oysters|truffle|truffles|foie gras|turkey|venison|rabbit|goose|quail|bagel|bagels|croissant|croissants|waffle|waffles|pancake|pancakes|muffin|muffins|brownie|cheesecake|tiramisu|espresso|cappuccino|latte|mocha|smoothie|lemonade|champagne|whisky|vodka|mojito|papaya|guava|passion fruit|dragon fruit|jackfruit|rambutan|mangosteen|fig|figs|dates|cherry|cherries|blueberry|raspberry|cranberry|pear|plum|apricot|nectarine|artichoke|asparagus|kale|fennel|leek|parsnip|turnip|radish|celeriac';

let food: ReadonlySet<string> | undefined;

/** True if a query is a correctly spelled food. Such a query is never corrected to another food. */
export function isFood({ folded, tokens }: SearchQuery): boolean {
  food ??= new Set([
    ...otherFood.split('|'),
    ...[...dishWords()].flatMap(([name, { cells }]) => [
      fold(name),
      ...draftLanguages.flatMap((language) => cells[language].split('/').slice(0, 1).map(fold)),
    ]),
  ]);
  const known = food;
  return known.has(folded) || (tokens.length > 1 && tokens.every(({ text }) => known.has(text)));
}
