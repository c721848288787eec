/** The screens are in one JavaScript chunk, because they are small and link to each other. */

export { default as detail } from './detail/mall-order-detail.screen.tsx';
export { default as list } from './mall-order-list.tsx';
export { default as logistics } from './parcel/logistics.screen.tsx';
export { default as refundApply } from './refund/mall-refund-apply.screen.tsx';
export { default as refundProgress } from './refund/mall-refund-progress.screen.tsx';
