import type { Handlers } from '../../platform/http/handlers.ts';
import { replicaReads } from '../../platform/http/replica-reads.ts';
import type { Platform } from '../../platform/module.ts';
import { draftDish } from './dish-names/draft-dish.ts';
import { checkDishNames, listDishNames } from './editing/check-names.ts';
import { previewDish } from './editing/drafted-dish.ts';
import { arrangeMenu, deleteCategory, saveCategory } from './editing/edit-categories.ts';
import { deleteDish, saveDish } from './editing/save-dish.ts';
import { saveDeliveryTerms, saveShopHours, saveShopProfile, showMerchantShop } from './editing/save-shop-profile.ts';
import { favouriteIds, listFavourites, setFavourite } from './favourites/favourites.ts';
import { showHome } from './home/show-home.ts';
import { importHandlers } from './importing/import-handlers.ts';
import { createMenuCache } from './menu/menu-cache.ts';
import { setDishAvailability } from './menu/set-dish-availability.ts';
import { showDish } from './menu/show-dish.ts';
import { showDishes, showMenu, showShopFromPosition } from './menu/show-menu.ts';
import { showMerchantMenu } from './menu/show-merchant-menu.ts';
import { setRush } from './pausing/rush.ts';
import { setTakingOrders } from './pausing/set-taking-orders.ts';
import { brandBranches } from './shops/brand-branches.ts';
import { findShops } from './shops/find-shops.ts';
import { nearbyShops } from './shops/nearby-shops.ts';
import { shopsOnMap } from './shops/shops-on-map.ts';
import { showShop } from './shops/show-shop.ts';
import { goLive, showShopStage } from './stage/go-live.ts';

export function catalogueHandlers(platform: Platform) {
  const menus = createMenuCache(platform.announcements);
  const late = replicaReads(platform);
  return {
    nearbyShops: late(nearbyShops),
    shopsOnMap: late(shopsOnMap),
    home: late(showHome),
    brandBranches: late(brandBranches),
    listFavourites: (input, context) => listFavourites(platform, input, context),
    favouriteIds: (_, context) => favouriteIds(platform, context),
    setFavourite: (input, context) => setFavourite(platform, input, context),
    shopDetails: late(showShop),
    shopMenu: late((from, input, context) => showMenu(from, menus, input, context)),
    shopDishes: late((from, input, context) => showDishes(from, menus, input, context)),
    shopHere: late((from, input, context) => showShopFromPosition(from, menus, input, context)),
    dishDetails: late(showDish),
    merchantMenu: (input, context) => showMerchantMenu(platform, input, context),
    merchantShop: (input, context) => showMerchantShop(platform, input, context),
    saveShopProfile: (input, context) => saveShopProfile(platform, input, context),
    saveShopHours: (input, context) => saveShopHours(platform, input, context),
    saveDeliveryTerms: (input, context) => saveDeliveryTerms(platform, input, context),
    saveCategory: (input, context) => saveCategory(platform, input, context),
    deleteCategory: (input, context) => deleteCategory(platform, input, context),
    arrangeMenu: (input, context) => arrangeMenu(platform, input, context),
    saveDish: (input, context) => saveDish(platform, input, context),
    deleteDish: (input, context) => deleteDish(platform, input, context),
    platformDishNames: (input, context) => listDishNames(platform, input, context),
    checkDishNames: (input, context) => checkDishNames(platform, input, context),
    draftDish: (input, context) => draftDish(platform, input, context),
    previewDish: (input, context) => previewDish(platform, input, context),
    ...importHandlers(platform),
    shopStage: (input, context) => showShopStage(platform, input, context),
    goLive: (input, context) => goLive(platform, input, context),
    setRush: (input, context) => setRush(platform, input, context),
    setDishAvailability: (input, context) => setDishAvailability(platform, input, context),
    setTakingOrders: (input, context) => setTakingOrders(platform, input, context),
    findShops: (input, context) => findShops(platform, input, context),
  } satisfies Partial<Handlers>;
}
