export * from './second-contact.ts';
