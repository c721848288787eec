/** One chunk, because the screens are small and lead to one another. */
export { default as logistics } from './logistics.screen.tsx';
export { default as detail } from './mall-order-detail.screen.tsx';
export { default as list } from './mall-order-list.tsx';
export { default as refundApply } from './mall-refund-apply.screen.tsx';
export { default as refundProgress } from './mall-refund-progress.screen.tsx';
