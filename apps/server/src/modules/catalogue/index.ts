import type { Module, Platform } from '../../platform/module.ts';
import { catalogueHandlers } from './catalogue.routes.ts';
import { machineNamesJobs } from './editing/machine-names.job.ts';
import { missingNamesJobs } from './editing/missing-names.job.ts';
import { forgetOldImports } from './importing/forget-imports.ts';
import { endSoldOutJobs } from './menu/set-dish-availability.ts';
import { endPauseJobs } from './pausing/end-pause.job.ts';
import { endRushJobs } from './pausing/rush.ts';
import { sortNamesJobs } from './search/indexing/sort-names.job.ts';
import { favouriteData } from './shops/member-privacy.store.ts';

export { sqlBusinessDay } from './business-day.store.ts';
export {
  type DishForOrder,
  type Marks as DishMarks,
  type NamedOptionGroup,
  type OfferRead,
  offerForOrderIn,
  offerOf,
  type ShopForOrder,
  shopForOrder,
} from './catalogue-for-order.store.ts';
export { chosenNames, chosenRecords } from './chosen-options.ts';
export {
  editedBrands,
  insertBrand,
  lockBranches,
  lockBrand,
  updateBrand,
  writeBranches,
} from './editing/brand-edit.store.ts';
export { areOptionsNamed, marksOfDraft, optionsOfDraft } from './editing/drafted-dish.ts';
export { arePicturesKnown, hoursToKeep, newKey, textsOf } from './editing/edited-texts.ts';
export { bookMissingNames } from './editing/missing-names.job.ts';
export { chineseOf, localText, ownText, provenanceOf } from './local-text.ts';
export { returnStock, takeStock, type WantedStock } from './menu/dish.store.ts';
export { optionGroupOf } from './menu/dish-card.ts';
export { drawnDish } from './menu/drawn-dish.ts';
export { keepMenuFacts } from './menu/menu-facts.store.ts';
export { sellOutDishes } from './menu/set-dish-availability.ts';
export { pauseUnanswered } from './pausing/pause-unanswered.ts';
export { pinyinOf } from './pinyin-of.ts';
export { publicHolidays as holidays } from './public-holidays.ts';
export { indexNewShops, reindexAllShops, reindexShops } from './search/indexing/reindex-shops.ts';
export { sortIntoTiers, unindexedShopIds } from './search/indexing/search-index.store.ts';
export { scheduleSortNames } from './search/indexing/sort-names.job.ts';
export { search } from './search/search.ts';
export { fold } from './search/texts/fold.ts';
export { plateOfCuisine } from './shops/cuisine-plates.ts';
export { writeBusyKitchens, writeKitchens } from './shops/kitchen.store.ts';
export type { BrandRow as Brand } from './shops/shop.store.ts';
export { brandOf, openStateOf } from './shops/shop-card.ts';
export { weekOf } from './shops/shop-hours.ts';
export { lockShopRating, shopPlacesNear, writeShopRating } from './shops/shop-lists.store.ts';
export { liveShops } from './shops/shop-row.store.ts';
export {
  assignStaff,
  mayListShop,
  maySeeShop,
  releaseStaff,
  shopsOfStaff,
  staffsShop,
  unansweredFrom,
} from './shops/staff-shop.store.ts';
export { draftShopsAmong, openCompleteShops } from './stage/open-complete-shops.ts';
export { writeShopsCreated } from './stage/shop-stage.store.ts';

export const catalogueModule = (platform: Platform): Module => ({
  handlers: catalogueHandlers(platform),
  jobs: {
    ...sortNamesJobs(platform.clock),
    ...endPauseJobs(platform),
    ...machineNamesJobs(platform),
    ...missingNamesJobs(platform),
    ...endRushJobs(platform),
    ...endSoldOutJobs(platform),
  },
  personal: favouriteData,
  forget: forgetOldImports,
});
