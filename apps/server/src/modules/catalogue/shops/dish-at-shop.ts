import type { DishAtShop } from '@chifan/contract/catalogue/views';
import type { Fen, PartlyTranslated } from '@chifan/domain';
import type { AllergenMarks, DietMarks } from '@chifan/domain/catalogue';
import { arrivalMinutes, type DeliveryRule, deliveryFee, type KitchenTimes } from '@chifan/domain/ordering';
import { localText } from '../local-text.ts';
import { isSoldOut } from '../menu/dish-card.ts';
import { dishIllustration } from '../menu/dish-illustration.ts';
import { etaMinutesOf } from './shop-card.ts';
import type { Viewer } from './viewer.ts';

/** A dish together with the data of its shop, for lists of dishes from several shops. */
export type DishAtShopRow = DeliveryRule &
  KitchenTimes & {
    readonly dishId: number;
    readonly shopId: number;
    readonly shopName: PartlyTranslated;
    readonly shopNameZh: string;
    readonly price: Fen;
    readonly plate: string;
    /** Chinese name of the dish. */
    readonly nameZh: string | null;
    readonly image: string | null;
    readonly stock: number | null;
    readonly isAvailable: boolean;
    readonly allergens: AllergenMarks;
    readonly diet: DietMarks;
    /** Rating of the shop in tenths. Null without reviews. */
    readonly ratingTenths: number | null;
  };

type Place = { readonly row: DishAtShopRow; readonly metres: number; readonly isOpen: boolean };

export function dishAtShopOf({ row, metres, isOpen }: Place, { language, now }: Omit<Viewer, 'here'>): DishAtShop {
  const fee = deliveryFee(row, metres);
  return {
    dishId: row.dishId,
    shopId: row.shopId,
    shopName: localText(row.shopName, language),
    shopNameZh: row.shopNameZh,
    price: row.price,
    plate: dishIllustration({ plate: row.plate, nameZh: row.nameZh ?? '', diet: row.diet }),
    image: row.image,
    isSoldOut: isSoldOut(row),
    isOpen,
    distanceMetres: metres,
    deliveryFee: fee.ok ? fee.value : null,
    etaMinutes: etaMinutesOf(row, row, { metres, now }),
    pickupMinutes: arrivalMinutes({ type: 'pickup', kitchen: row, straightMetres: null, at: now }),
    ratingTenths: row.ratingTenths,
    allergens: { contains: [...row.allergens.contains], free: [...row.allergens.free] },
    diet: row.diet,
  };
}
