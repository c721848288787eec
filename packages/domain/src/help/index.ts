export * from './help-requests.ts';
export * from './web-address.ts';
