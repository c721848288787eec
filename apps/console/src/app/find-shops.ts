import type { StaffShop } from '../platform/staff.ts';

export function findShops(shops: readonly StaffShop[], typed: string): readonly StaffShop[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0
    ? shops
    : shops.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
