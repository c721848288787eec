import type { StaffShop } from '../platform/staff.ts';
import { hasOwnLanguageName } from '../texts/dish-name.tsx';

export function findShops(shops: readonly StaffShop[], typed: string): readonly StaffShop[] {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  return words.length === 0 ? shops : shops.filter((shop) => words.every((word) => hasOwnLanguageName(shop, word)));
}
