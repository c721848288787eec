/** The screens are in one JavaScript chunk, because they are small and link to each other. */
export { default as cart } from './mall-cart.screen.tsx';
export { default as checkout } from './mall-checkout.screen.tsx';
export { default as home } from './mall-home.screen.tsx';
export { default as menu } from './mall-menu.screen.tsx';
export { default as product } from './product.screen.tsx';
