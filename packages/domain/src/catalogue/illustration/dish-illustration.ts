import type { DietMark, DietMarks } from '../dish-marks.ts';
import { countedPieces } from './counted-pieces.ts';
import { drinkForms, type Form, formOf } from './forms.ts';
import { animals, type Ingredient } from './ingredients.ts';
import { ingredientsIn } from './ingredients-in-name.ts';
import { type NameWord, readName } from './words.ts';

const of = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const vessels = of(
  'bowl plate oval slate board claypot ironpan stonebowl griddle steamer basket leaf hotpot box dish tin',
);
const drinkVessels = of('glass cup teacup gaiwan pot wine tulip mug');
const garnishes = of(
  'scallion coriander sesame blacksesame chili driedchili greenchili peppercorns garlic ginger lemon lime mint nori noristrips carrot cream cheese goji jujube floss flowers bacon pineapple olives lattice ice dip secondpatty cheeseslice',
);
/** Plates and other vessels that hold no soup. */
const flat = of('plate oval slate board dish leaf box tin steamer basket');
const staples = of('noodles wide thin');
/** Layers for cooked rice, soup and pizza, which are the base (ground) of a drawing. */
const grounds = of('cooked soup onpizza');
/** Shapes that must not be rotated, because they have a top and a bottom. */
const upright = of(
  'burger secondpatty cheeseslice sandwich wrap cake mountain layers canele zongzi fishhead crab toast nigiri gunkan lattice scoops flan pitaboat',
);
/** Shapes made of dough. All other ingredients in the name of such a dish are drawn as its filling. */
const doughs = of(
  'dumplings potstickers xlb siumai wontons springrolls summerrolls buns smoothbuns friedbuns burger wrap baguette',
);
/** Rolls of dough. Their kind is “dumplings”, but they are no dumplings. */
const rolls = of('springrolls summerrolls ricerolls');
const maxMains = 3;
const maxGarnishes = 2;
const maxTileIngredients = 3;

type Seed = (of: number) => number;

export type IllustratedDish = {
  /** The kind of dish that staff chose, a key of `forms`. */
  readonly plate: string;
  readonly nameZh: string;
  /** Diet marks of the dish, if the caller knows them. */
  readonly diet?: Pick<DietMarks, 'vegetarian' | 'pork'> | undefined;
};

/**
 * The drawing of a dish by its Chinese name: `shape[:rrggbb[:degrees[:place]]]` for each layer from the bottom up,
 * separated by spaces. `place` is a letter of `drawnPlaces` or `x,y,scale`, or absent for the default position.
 *
 * A drawing is returned only if it shows all that the name says: each meat, the number of pieces and the staple, and
 * nothing that the name does not mention. Otherwise the result is a tile without a picture, `tile:beef,noodles`, which
 * lists the main ingredients (rule catalogue-16). `plate` alone is returned for an unknown plate or an empty name. The
 * same dish always gives the same result.
 */
export function drawingOf({ plate, nameZh, diet = {} }: IllustratedDish): string {
  const form = formOf(plate);
  if (form === undefined || nameZh === '') return plate;
  const name = readName(nameZh, drinkForms.has(plate) ? 'drink' : 'dish');
  const layersInName = [...new Set(name.words.flatMap(({ layers }) => layers))];
  const seed = seedOf(nameZh);
  const drawn = drinkForms.has(plate) ? drinkLayers(form, layersInName, seed) : dishLayers(form, layersInName, seed);
  const layers = withPieces(drawn.layers, name.pieces);
  const isRoll = layersInName.some((layer) => rolls.has(shapeOf(layer)));
  const isRight =
    layers !== undefined &&
    name.isUnderstood &&
    drawn.showsFood &&
    showsAll(name.words, drawn.shown) &&
    showsAnimals(nameZh, name.words, drawn.shown, diet.vegetarian);
  return isRight
    ? layers.join(' ')
    : tileOf(isRoll ? { ...form, ingredient: undefined } : form, nameZh, diet.pork === 'yes');
}

/** Generates small pseudo-random numbers from the name. The hash is FNV-1a, mixed again for each number. */
function seedOf(name: string): Seed {
  let state = 2_166_136_261;
  for (const sign of name) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (choices) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) >>> 0;
    return (state >>> 8) % choices;
  };
}

const shapeOf = (layer: string): string => layer.split(':')[0] ?? layer;
const colourOf = (layer: string): string | undefined => layer.split(':')[1];
const lastOf = (layers: readonly string[], shapes: ReadonlySet<string>): string | undefined =>
  layers.findLast((layer) => shapes.has(shapeOf(layer)));
const sauceIn = (layers: readonly string[]): string | undefined =>
  layers
    .filter((layer) => shapeOf(layer) === 'sauce')
    .map(colourOf)
    .at(-1);

type Drawn = {
  readonly layers: readonly string[];
  /** The layers that represent words of the dish's name and are visible in the drawing. */
  readonly shown: ReadonlySet<string>;
  /** True if the drawing shows food that the name mentions, beyond a vessel, a broth or a plain staple. */
  readonly showsFood: boolean;
};

/**
 * True if the drawing shows every staple and every base (cooked rice, soup, pizza) in the name. A garnish, a sauce or a
 * cooking method may be absent.
 */
function showsAll(words: readonly NameWord[], shown: ReadonlySet<string>): boolean {
  return words.every(({ layers }) => {
    const required = layers.filter((layer) => staples.has(shapeOf(layer)) || grounds.has(shapeOf(layer)));
    return required.every((layer) => shown.has(layer));
  });
}

/**
 * True if the drawing shows all meat, seafood and egg in the name. False if the dish is marked as not vegetarian but
 * its name has no animal, or as vegetarian although its name has one.
 */
function showsAnimals(
  nameZh: string,
  words: readonly NameWord[],
  shown: ReadonlySet<string>,
  vegetarian: DietMark | undefined,
): boolean {
  const named = ingredientsIn(nameZh);
  const meats = named.filter(({ ingredient }) => animals.has(ingredient));
  if (vegetarian === 'no' && meats.length === 0) return false;
  if (vegetarian === 'yes' && meats.length > 0) return false;
  const isShown = ({ layers }: NameWord) =>
    layers.some((layer) => shown.has(layer)) && layers.filter(isMain).every((layer) => shown.has(layer));
  const required = Map.groupBy(
    named.filter(({ ingredient }) => animals.has(ingredient) || ingredient === 'egg'),
    ({ ingredient }) => ingredient,
  );
  return [...required.values()].every((places) =>
    words.some((word) => isShown(word) && places.some(({ start, end }) => word.start < end && start < word.end)),
  );
}

function tileOf(form: { readonly ingredient?: Ingredient | undefined }, nameZh: string, hasPork: boolean): string {
  const named = ingredientsIn(nameZh).map(({ ingredient }) => ingredient);
  const main = named.length > 0 || form.ingredient === undefined ? named : [form.ingredient];
  const all = [...new Set([...(hasPork ? (['pork'] as const) : []), ...main])];
  const isAnimal = (ingredient: Ingredient) => animals.has(ingredient);
  const listed = [...all.filter(isAnimal), ...all.filter((ingredient) => !isAnimal(ingredient))];
  return ['tile', ...(listed.length > 0 ? [listed.slice(0, maxTileIngredients).join(',')] : [])].join(':');
}

/** The layers with exactly the stated number of pieces. @returns undefined if they cannot be drawn */
function withPieces(layers: readonly string[], pieces: number | undefined): readonly string[] | undefined {
  if (pieces === undefined) return layers;
  const counted = layers.map((layer) => countedPieces(layer, pieces));
  const countable = counted.filter((found) => found !== undefined);
  if (countable.length !== 1) return undefined;
  return layers.flatMap((layer, at) => counted[at] ?? layer);
}

function dishLayers(form: Form, named: readonly string[], seed: Seed): Drawn {
  const vessel = lastOf(named, vessels) ?? form.vessels[seed(form.vessels.length)] ?? 'plate';
  const ground = groundOf(form, named, vessel);
  const { mains, fillings, sources } = mainsOf(form, named);
  const turn = 45 * seed(8);
  const places = placesOf(mains.length, ground);
  const strewn = named.filter((layer) => garnishes.has(shapeOf(layer))).slice(-maxGarnishes);
  const fillingPlaces = fillingPlacesOf(fillings.length, shapeOf(mains[0] ?? '') === 'dumplings');
  return {
    layers: [
      vessel,
      ...ground.layers,
      ...mains.map((main, index) => placed(main, turn, places[index] ?? 'm')),
      ...fillings.map((filling, index) => placed(filling, turn, fillingPlaces[index] ?? 'k')),
      ...strewn.map((layer) => placed(layer, turn, '')),
    ],
    shown: new Set([...ground.shown, ...sources, ...fillings, ...strewn]),
    showsFood: sources.some(isMain) || ground.isFood || (strewn.length > 0 && ground.shown.length > 0),
  };
}

/**
 * Positions for `count` main ingredients next to each other. With a single main ingredient, a staple such as noodles
 * stays visible at the side.
 */
function placesOf(count: number, { isHalf, layers }: Ground): readonly string[] {
  if (isHalf) return count === 1 ? ['h'] : ['f', 'u', 't'];
  if (count === 1) return layers.some((layer) => staples.has(shapeOf(layer))) ? ['n'] : ['m'];
  return count === 2 ? ['s', 'e'] : ['l', 'f', 't'];
}

/** Dumplings form a ring with the filling in the middle. The filling of any other dough is drawn at its edge. */
function fillingPlacesOf(count: number, isRing: boolean): readonly string[] {
  if (!isRing) return ['k', 'j'];
  return count === 1 ? ['c'] : ['i', 'o'];
}

function placed(layer: string, turn: number, place: string): string {
  const shape = shapeOf(layer);
  const degrees = upright.has(shape) ? 0 : turn;
  return [shape, colourOf(layer) ?? '0', degrees, place].join(':').replace(/:0:?$/, '').replace(/:$/, '');
}

type Ground = {
  readonly layers: readonly string[];
  /** The layers that represent words of the dish's name and that the ground shows. */
  readonly shown: readonly string[];
  /** True if the main ingredients get only one half of the plate, because the other half has the rice. */
  readonly isHalf: boolean;
  /** True if the ground alone is a dish, such as congee. */
  readonly isFood: boolean;
};

function groundOf(form: Form, named: readonly string[], vessel: string): Ground {
  const sauce = sauceIn(named);
  const has = (shape: string) => named.some((layer) => shapeOf(layer) === shape);
  const whole = (layers: readonly string[], shown: readonly string[] = []): Ground => ({
    layers,
    shown,
    isHalf: false,
    isFood: false,
  });
  const congee = named.find((layer) => shapeOf(layer) === 'congee');
  if (congee) return { ...whole([congee], [congee, 'cooked']), isFood: true };
  const staple = lastOf(named, staples);
  const ofStaple = staple ? [staple] : [];
  if (form.ground === 'hotpot') return potOf(named, vessel, sauce ?? form.sauce);
  const namesRice = has('mixed') || has('rice') || has('cooked');
  if (namesRice || (form.ground === 'rice' && staple === undefined)) {
    return riceOf(named, has('mixed') || has('rice'), sauce);
  }
  if (form.ground === 'noodles') {
    const noodles = staple ?? 'noodles:f2d791';
    const isDry = has('dry') || flat.has(shapeOf(vessel));
    return isDry ? whole([noodles], ofStaple) : whole([`broth:${sauce ?? form.sauce}`, noodles], ['soup', ...ofStaple]);
  }
  if (form.ground === 'broth') return whole([`broth:${sauce ?? form.sauce}`, ...ofStaple], ['soup', ...ofStaple]);
  if (form.ground === 'pizza') return whole([`pizza:${sauce ?? form.sauce}`], ['onpizza']);
  if (staple) return whole([staple], ofStaple);
  if (form.ground === 'sauce' && sauce !== undefined) return whole([`sauce:${sauce}`]);
  return whole([]);
}

function riceOf(named: readonly string[], isMixed: boolean, sauce: string | undefined): Ground {
  const shown = named.filter((layer) => ['rice', 'cooked', 'mixed'].includes(shapeOf(layer)));
  const layers = isMixed
    ? [`rice:${sauce === undefined ? 'f6e3b0' : 'f0d29a'}`]
    : ['halfrice:fffdf4', ...(sauce === undefined ? [] : [`gravy:${sauce}:0:h`])];
  return { layers, shown, isHalf: true, isFood: false };
}

/** The ingredients of a hot pot are not in the pot, because they are served on separate plates. */
function potOf(named: readonly string[], vessel: string, sauce: string): Ground {
  const divided = named.find((layer) => shapeOf(layer) === 'yinyang');
  const layers = vessel === 'hotpot' ? [divided ?? `broth:${sauce}`] : [];
  return { layers, shown: divided ? [divided] : [], isHalf: false, isFood: false };
}

const notMains = of('sauce dry mixed cooked soup onpizza congee yinyang rice none');

type Mains = {
  readonly mains: readonly string[];
  readonly fillings: readonly string[];
  /**
   * The layers that represent words of the name and that the main ingredients show. Empty if the main ingredients come
   * from the kind of dish and not from its name.
   */
  readonly sources: readonly string[];
};

function mainsOf(form: Form, named: readonly string[]): Mains {
  const all = named.filter(isMain);
  const own = form.main === '' ? [] : [form.main];
  const shape = named.findLast((layer) => layer.startsWith('as-'))?.slice(3) ?? form.as;
  const dough = all.find((layer) => doughs.has(shapeOf(layer)));
  if (shape !== undefined && dough === undefined) {
    const main = all.findLast((layer) => shapeOf(layer) !== shape) ?? own[0];
    const colour = main === undefined ? undefined : colourOf(main);
    const drawn = `${shape}:${colour === undefined || colour === '0' ? form.sauce : colour}`;
    return {
      mains: [drawn],
      fillings: [],
      sources: named.filter((layer) => layer === main || layer.startsWith('as-')),
    };
  }
  if (form.isFilled || shape !== undefined) {
    const isBurger = own[0] === 'burger:7a4428';
    const inside =
      form.ground === 'nothing' && form.isFilled && !isBurger ? all.filter((layer) => layer !== dough) : [];
    return { mains: dough ? [dough] : own, fillings: inside.slice(0, 2), sources: dough ? [dough] : [] };
  }
  const mains = all.slice(-maxMains);
  return { mains: mains.length > 0 ? mains : own, fillings: [], sources: mains };
}

const isMain = (layer: string): boolean => {
  const shape = shapeOf(layer);
  return ![vessels, garnishes, notMains, staples].some((others) => others.has(shape)) && !shape.startsWith('as-');
};

const inGlass = ['lower', 'fruitbits', 'bubbles', 'cubes', 'foam', 'slice', 'limeslice', 'leafsprig', 'flowers'];
const onCup = ['crema', 'latte', 'flowers'];
const straws = ['b45a8a', '2f2f33', 'cf4a34', '3f8f6a', '3f6f9a', 'd9922f'];

function drinkLayers(form: Form, named: readonly string[], seed: Seed): Drawn {
  const vessel = lastOf(named, drinkVessels) ?? form.vessels[seed(form.vessels.length)] ?? 'glass';
  const sauce = sauceIn(named);
  const colour = sauce ?? form.sauce;
  const pick = (shapes: readonly string[]) =>
    shapes.flatMap((shape) => named.filter((layer) => shapeOf(layer) === shape));
  const shape = shapeOf(vessel);
  const things = pick(shape === 'glass' ? inGlass : shape === 'cup' ? onCup : ['flowers']);
  const drink =
    shape === 'glass'
      ? ['glass', `straw:${straws[seed(straws.length)]}`, `liquid:${colour}`]
      : shape === 'cup'
        ? [vessel, `coffee:${colour}`]
        : [`${shape}:${colour}`];
  return { layers: [...drink, ...things], shown: new Set(things), showsFood: sauce !== undefined || things.length > 0 };
}
