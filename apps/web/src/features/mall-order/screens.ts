/** The screens are in one JavaScript chunk, because they are small and link to each other. */
export { default as logistics } from './logistics.screen.tsx';
export { default as detail } from './mall-order-detail.screen.tsx';
export { default as list } from './mall-order-list.tsx';
export { default as refundApply } from './mall-refund-apply.screen.tsx';
export { default as refundProgress } from './mall-refund-progress.screen.tsx';
