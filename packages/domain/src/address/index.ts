export * from './address-form.ts';
export { isInGcj02Region } from './china-outline.ts';
export * from './datum.ts';
export * from './distances.ts';
export { doorNumberZh } from './door-zh.ts';
export * from './position.ts';
