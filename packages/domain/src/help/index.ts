export * from './help-requests.ts';
export * from './symptoms.ts';
export * from './web-address.ts';
