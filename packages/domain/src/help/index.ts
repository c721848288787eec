export * from './help-requests.ts';
export * from './help-sentences.ts';
export * from './reply-time.ts';
export * from './symptoms.ts';
export * from './web-address.ts';
