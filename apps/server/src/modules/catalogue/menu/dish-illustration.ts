import { drawingOf } from '@chifan/domain/catalogue';

const maxKept = 20_000;
const kept = new Map<string, string>();

/** Returns the drawing of a dish (rule catalogue-16). Cached by name, because menus are requested often. */
export function dishIllustration(plate: string, nameZh: string): string {
  const key = `${plate} ${nameZh}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawing = drawingOf(plate, nameZh);
  if (kept.size >= maxKept) kept.clear();
  kept.set(key, drawing);
  return drawing;
}
