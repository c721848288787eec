export * from './deletion.ts';
export * from './diet-wishes.ts';
export * from './levels.ts';
export * from './member.ts';
export * from './second-factor.ts';
export * from './sign-in-providers.ts';
export * from './staff-roles.ts';
export * from './ways-in.ts';
