export * from './diet-wishes.ts';
export * from './email.ts';
export * from './fresh-sign-in.ts';
export * from './genders.ts';
export * from './levels.ts';
export * from './password.ts';
export * from './phone.ts';
export * from './verification-code.ts';
