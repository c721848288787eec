import { drinkForms, type Form, formOf } from './forms.ts';
import { wordsIn } from './words.ts';

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
/** Shapes with a top and a bottom, which are not rotated. */
const upright = of(
  'burger secondpatty cheeseslice sandwich wrap cake mountain layers canele zongzi fishhead crab toast nigiri pair gunkan lattice scoops flan pitaboat',
);
/** Shapes of dough. All other ingredients of the name are inside. */
const doughs = of(
  'dumplings potstickers xlb siumai wontons springrolls summerrolls buns smoothbuns friedbuns burger wrap baguette',
);
const maxMains = 3;
const maxGarnishes = 2;

type Seed = (of: number) => number;

/**
 * The drawing of a dish, derived from its Chinese name. Each layer is `shape[:rrggbb[:degrees[:place]]]`, from the
 * bottom up, separated by spaces. `place` is a letter of `drawnPlaces`, or absent for the default position. `plate`
 * names the kind of dish, and is returned alone for an unknown plate or an empty name. Equal names always give equal
 * drawings. The drawing shows only what `plate` or the name mentions.
 */
export function drawingOf(plate: string, nameZh: string): string {
  const form = formOf(plate);
  if (form === undefined || nameZh === '') return plate;
  const isDrink = drinkForms.has(plate);
  const named = wordsIn(nameZh, isDrink ? 'drink' : 'dish');
  const seed = seedOf(nameZh);
  return (isDrink ? drinkLayers(form, named, seed) : dishLayers(form, named, seed)).join(' ');
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

function dishLayers(form: Form, named: readonly string[], seed: Seed): string[] {
  const vessel = lastOf(named, vessels) ?? form.vessels[seed(form.vessels.length)] ?? 'plate';
  const ground = groundOf(form, named, vessel);
  const { mains, fillings } = mainsOf(form, named);
  const turn = 45 * seed(8);
  const places = placesOf(mains.length, ground.isHalf);
  const strewn = named.filter((layer) => garnishes.has(shapeOf(layer))).slice(-maxGarnishes);
  return [
    vessel,
    ...ground.layers,
    ...mains.map((main, index) => placed(main, turn, places[index] ?? 'm')),
    ...fillings.map((filling) => placed(filling, turn, shapeOf(mains[0] ?? '') === 'dumplings' ? 'c' : 'k')),
    ...strewn.map((layer) => placed(layer, turn, '')),
  ];
}

/** Letters of positions for `count` shapes next to each other. */
function placesOf(count: number, isHalf: boolean): readonly string[] {
  if (isHalf) return count === 1 ? ['h'] : ['f', 'u', 't'];
  return count === 1 ? ['m'] : count === 2 ? ['s', 'e'] : ['l', 'f', 't'];
}

function placed(layer: string, turn: number, place: string): string {
  const shape = shapeOf(layer);
  const degrees = upright.has(shape) ? 0 : turn;
  return [shape, colourOf(layer) ?? '0', degrees, place].join(':').replace(/:0:?$/, '').replace(/:$/, '');
}

type Ground = {
  readonly layers: readonly string[];
  /** True if one half of the plate is free for the side dish. */
  readonly isHalf: boolean;
};

function groundOf(form: Form, named: readonly string[], vessel: string): Ground {
  const sauce = sauceIn(named);
  const has = (shape: string) => named.some((layer) => shapeOf(layer) === shape);
  const whole = (...layers: string[]): Ground => ({ layers, isHalf: false });
  const congee = named.find((layer) => shapeOf(layer) === 'congee');
  if (congee) return whole(congee);
  const staple = lastOf(named, staples);
  if (form.ground === 'hotpot') return potOf(named, vessel, sauce ?? form.sauce);
  if (form.ground === 'noodles') {
    const noodles = staple ?? 'noodles:f2d791';
    return has('dry') || flat.has(shapeOf(vessel)) ? whole(noodles) : whole(`broth:${sauce ?? form.sauce}`, noodles);
  }
  if (form.ground === 'broth') return whole(`broth:${sauce ?? form.sauce}`, ...(staple ? [staple] : []));
  if (form.ground === 'rice') return riceOf(has('fried') || has('rice'), sauce);
  if (form.ground === 'pizza') return whole(`pizza:${sauce ?? form.sauce}`);
  if (staple) return whole(staple);
  if (form.ground === 'sauce' && sauce !== undefined) return whole(`sauce:${sauce}`);
  return whole();
}

const riceOf = (isMixed: boolean, sauce: string | undefined): Ground =>
  isMixed
    ? { layers: [`rice:${sauce === undefined ? 'f6e3b0' : 'f0d29a'}`], isHalf: false }
    : { layers: ['halfrice:fffdf4', ...(sauce === undefined ? [] : [`gravy:${sauce}:0:h`])], isHalf: true };

/** The ingredients of a hot pot are not in the pot, because they are served on separate plates. */
function potOf(named: readonly string[], vessel: string, sauce: string): Ground {
  const isPot = vessel === 'hotpot';
  const divided = named.find((layer) => shapeOf(layer) === 'yinyang');
  return { layers: isPot ? [divided ?? `broth:${sauce}`] : [], isHalf: false };
}

const notMains = of('sauce dry fried congee yinyang rice none');

type Lying = { readonly mains: readonly string[]; readonly fillings: readonly string[] };

function mainsOf(form: Form, named: readonly string[]): Lying {
  const all = named.filter(isMain);
  const shape = named.findLast((layer) => layer.startsWith('as-'))?.slice(3) ?? form.as;
  const own = form.main === '' ? [] : [form.main];
  if (shape !== undefined && !all.some((layer) => doughs.has(shapeOf(layer)))) {
    const [main] = all.length > 0 ? all : own;
    const colour = main === undefined ? undefined : colourOf(main);
    return { mains: [`${shape}:${colour === undefined || colour === '0' ? form.sauce : colour}`], fillings: [] };
  }
  if (form.isFilled || shape !== undefined) {
    const dough = all.find((layer) => doughs.has(shapeOf(layer)));
    const inside = form.ground === 'nothing' && form.isFilled && own[0] !== 'burger:7a4428' ? all : [];
    return { mains: dough ? [dough] : own, fillings: inside.filter((layer) => layer !== dough).slice(0, 1) };
  }
  return { mains: all.length > 0 ? all.slice(-maxMains) : own, fillings: [] };
}

const isMain = (layer: string): boolean => {
  const shape = shapeOf(layer);
  return ![vessels, garnishes, notMains, staples].some((others) => others.has(shape)) && !shape.startsWith('as-');
};

const inGlass = ['lower', 'fruitbits', 'bubbles', 'cubes', 'foam', 'slice', 'limeslice', 'leafsprig', 'flowers'];
const onCup = ['crema', 'latte', 'flowers'];
const straws = ['b45a8a', '2f2f33', 'cf4a34', '3f8f6a', '3f6f9a', 'd9922f'];

function drinkLayers(form: Form, named: readonly string[], seed: Seed): string[] {
  const vessel = lastOf(named, drinkVessels) ?? form.vessels[seed(form.vessels.length)] ?? 'glass';
  const colour = sauceIn(named) ?? form.sauce;
  const pick = (shapes: readonly string[]) =>
    shapes.flatMap((shape) => named.filter((layer) => shapeOf(layer) === shape));
  const shape = shapeOf(vessel);
  if (shape === 'glass') {
    const things = pick(inGlass);
    return ['glass', `straw:${straws[seed(straws.length)]}`, `liquid:${colour}`, ...things];
  }
  if (shape === 'cup') return [vessel, `coffee:${colour}`, ...pick(onCup)];
  return [`${shape}:${colour}`, ...pick(['flowers'])];
}
