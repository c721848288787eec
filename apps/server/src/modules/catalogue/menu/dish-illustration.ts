import { drawingOf, type IllustratedDish } from '@chifan/domain/catalogue';

const maxKept = 20_000;
const kept = new Map<string, string>();

/**
 * Returns the drawing of a dish, or a text card that names its main ingredients (rule catalogue-16). Cached by dish
 * name, because menus are requested often.
 */
export function dishIllustration(dish: IllustratedDish): string {
  const { plate, nameZh, diet } = dish;
  const key = `${plate} ${diet?.vegetarian} ${diet?.pork} ${nameZh}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawing = drawingOf(dish);
  if (kept.size >= maxKept) kept.clear();
  kept.set(key, drawing);
  return drawing;
}
