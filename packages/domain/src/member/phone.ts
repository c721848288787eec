/** Rule member-3: 1 followed by ten digits. */
export const isMainlandPhone = (text: string): boolean => /^1\d{10}$/.test(text);
