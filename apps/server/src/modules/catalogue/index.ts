import type { Module, Platform } from '../../platform/module.ts';
import { catalogueHandlers } from './catalogue.routes.ts';
import { machineNamesJobs } from './dish-names/machine-names.job.ts';
import { missingNamesJobs } from './dish-names/missing-names.job.ts';
import { forgetOldImports } from './importing/forget-imports.ts';
import { endSoldOutJobs } from './menu/set-dish-availability.ts';
import { endPauseJobs } from './pausing/end-pause.job.ts';
import { endRushJobs } from './pausing/rush.ts';
import { sortNamesJobs } from './search-index/sort-names.job.ts';
import { favouriteData } from './shops/member-privacy.store.ts';

export { sqlBusinessDay } from './business-day.store.ts';
export {
  type CatalogueForOrderRow,
  catalogueForOrderOf,
  type DishForOrder,
  type Marks as DishMarks,
  type NamedOptionGroup,
  type ShopForOrder,
  shopForOrder,
  sqlCatalogueForOrder,
} from './catalogue-for-order.store.ts';
export { chosenNames, chosenRecords } from './chosen-options.ts';
export { dishWords } from './dish-names/dish-words.ts';
export { enqueueMissingNames } from './dish-names/missing-names.job.ts';
export {
  editedBrands,
  insertBrand,
  lockBranches,
  lockBrand,
  updateBrand,
  writeBranches,
} from './editing/brand-edit.store.ts';
export { areOptionsNamed, marksOfDraft, optionsOfDraft } from './editing/drafted-dish.ts';
export { arePicturesKnown, newKey, normaliseHours, textsOf } from './editing/edited-texts.ts';
export { chineseOf, localText, provenanceOf, readerLanguageText } from './local-text.ts';
export { returnStock, takeStock, type WantedStock } from './menu/dish.store.ts';
export { isSoldOut, optionGroupOf } from './menu/dish-card.ts';
export { dishIllustration } from './menu/dish-illustration.ts';
export { removeGuestPhotos, sqlDishImage, sqlGuestPhoto } from './menu/guest-photo.store.ts';
export { hideGuestPhotos, showGuestPhoto } from './menu/guest-photo.ts';
export { updateMenuFacts } from './menu/menu-facts.store.ts';
export { sellOutDishes } from './menu/set-dish-availability.ts';
export {
  type DishSales,
  replaceDishSales,
  shopsWithoutShowcase,
  updateShowcases,
} from './menu/showcase.store.ts';
export { lockUnansweredSince } from './pausing/pause.store.ts';
export { pauseUnanswered } from './pausing/pause-unanswered.ts';
export { pinyinOf } from './pinyin-of.ts';
export { publicHolidays as holidays } from './public-holidays.ts';
export { fold, foldWithPositions, withoutBlanks } from './search-index/fold.ts';
export { editDistance, misspellingsOf, wordDistance } from './search-index/misspellings.ts';
export { indexNewShops, reindexAllShops, reindexShops } from './search-index/reindex-shops.ts';
export { bigramsOf, type Run, runsOf, withoutArticle } from './search-index/runs.ts';
export { namesChanged, sortIntoTiers, unindexedShopIds } from './search-index/search-index.store.ts';
export { scheduleSortNames } from './search-index/sort-names.job.ts';
export { beginningOf, initialsLine, pinyinLine, shortBeginnings, wholeTitle } from './search-index/terms-of-name.ts';
export type { CoverDish } from './shops/cover-dish.ts';
export { plateOfCuisine } from './shops/cuisine-plates.ts';
export { type DishAtShopRow, dishAtShopOf } from './shops/dish-at-shop.ts';
export { writeBusyKitchens, writeKitchens } from './shops/kitchen.store.ts';
export { type BrandRow as Brand, nearestShops, shopsByIds } from './shops/shop.store.ts';
export {
  assignStaff,
  isStaffOfShop,
  mayListShop,
  maySeeShop,
  releaseStaff,
  type ShopName,
  shopNames,
  shopsOfStaff,
} from './shops/shop-access.store.ts';
export { brandOf, deliversTo, openStateOf, shopCardOf, takesOrdersAt } from './shops/shop-card.ts';
export { shopCover } from './shops/shop-cover.ts';
export { weekOf } from './shops/shop-hours.ts';
export { lockShopRating, shopPlacesNear, writeShopRating } from './shops/shop-lists.store.ts';
export { kitchenColumns, liveShops, type ShopRow } from './shops/shop-row.store.ts';
export { type Viewer, viewerOf } from './shops/viewer.ts';
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
  deleteOldData: forgetOldImports,
});
