/** The screens are in one JavaScript chunk, because they are small and link to each other. */
export { default as cart } from './cart/mall-cart.screen.tsx';
export { default as checkout } from './checkout/mall-checkout.screen.tsx';
export { default as home } from './home/mall-home.screen.tsx';
export { default as menu } from './menu/mall-menu.screen.tsx';
export { default as product } from './product/product.screen.tsx';
