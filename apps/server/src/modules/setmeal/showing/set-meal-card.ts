import type { SetMealCard } from '@chifan/contract/setmeal/views';
import type { Language } from '@chifan/domain';
import { distanceMetres, type Position } from '@chifan/domain/address';
import { setMealMarks } from '@chifan/domain/setmeal';
import { brandOf, chineseOf, localText } from '../../catalogue/index.ts';
import { setMealPlates } from '../set-meal-plates.ts';
import type { SetMealRow } from './set-meal-row.store.ts';

export function setMealCardOf(row: SetMealRow, language: Language, here: Position | null): SetMealCard {
  const { allergens, diet } = setMealMarks(row.contents);
  return {
    id: row.id,
    brand: brandOf(row.brand, language),
    name: localText(row.name, language),
    nameZh: chineseOf(row.name),
    pinyin: row.pinyin,
    plates: setMealPlates(row.contents),
    photos: row.photos,
    price: row.price,
    originalPrice: row.originalPrice,
    persons: row.persons,
    branchCount: row.branchCount,
    nearestMetres: here && row.nearest && distanceMetres(here, row.nearest),
    sold: row.sold,
    stock: row.stock,
    isSoldOut: row.stock === 0 || row.areCodesUsedUp,
    allergens: { contains: [...allergens.contains], free: [...allergens.free] },
    diet: { ...diet },
  };
}
