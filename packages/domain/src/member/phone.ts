/** Specification §5: 1 followed by ten digits. */
export const isMainlandPhone = (text: string): boolean => /^1\d{10}$/.test(text);

/** A foreign number in E.164, the second way to be reached (decisions §7): +, then up to 15 digits, the first not 0. */
export const isForeignPhone = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);

/** Decisions §7: how else a guest may be reached. */
export const contactWays = ['phone', 'whatsapp', 'wechat', 'text_only'] as const;
export type ContactWay = (typeof contactWays)[number];
