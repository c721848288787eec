export * from './notification-types.ts';
export * from './quiet-hours.ts';
export * from './reward-notification.ts';
export * from './staff-notification.ts';
