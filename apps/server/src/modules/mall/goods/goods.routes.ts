import type { Handlers } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { putInCart, removeFromCart, setCartNumber } from './change-cart.ts';
import { saveMallCategories, workMallCategories } from './edit-categories.ts';
import { addMallProduct, changeMallStock, saveMallProduct } from './edit-product.ts';
import { listCart } from './list-cart.ts';
import { mallCategories, mallProduct, mallProducts } from './show-products.ts';
import { workMallProduct, workMallProducts } from './show-work-products.ts';

export const goodsHandlers = (platform: Platform) =>
  ({
    mallCategories: (_input, context) => mallCategories(platform, context),
    mallProducts: (input, context) => mallProducts(platform, input, context),
    mallProduct: (input, context) => mallProduct(platform, input, context),
    listCart: (input, context) => listCart(platform, input, context),
    putInCart: (input, context) => putInCart(platform, input, context),
    setCartNumber: (input, context) => setCartNumber(platform, input, context),
    removeFromCart: (input, context) => removeFromCart(platform, input, context),
    workMallCategories: () => workMallCategories(platform),
    saveMallCategories: (input, context) => saveMallCategories(platform, input, context),
    workMallProducts: (input) => workMallProducts(platform, input),
    workMallProduct: (input) => workMallProduct(platform, input),
    addMallProduct: (input, context) => addMallProduct(platform, input, context),
    saveMallProduct: (input, context) => saveMallProduct(platform, input, context),
    changeMallStock: (input, context) => changeMallStock(platform, input, context),
  }) satisfies Partial<Handlers>;
