/** Rule app-8: guests are shown the first. */
export const appVersion = '5.28';
export const packageVersion = { name: '1.0.0', code: 100 } as const;
