export type ReadDevice = { readonly browser: string | null; readonly system: string | null };

type Mark = readonly [pattern: RegExp, name: string];

/**
 * Parts of user agents, each with its browser. The first match is used. Almost every user agent also contains “Chrome”
 * and “Safari”, so these are last.
 */
const browsers: readonly Mark[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];

/**
 * Parts of user agents, each with its operating system. The first match is used. Android is before Linux, because
 * Android’s user agents also contain “Linux”. User agents of iPhones contain “like Mac OS X”.
 */
const systems: readonly Mark[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Names of browser and system. Each is null if the user agent does not contain a known name. */
export const readDevice = (userAgent: string): ReadDevice => ({
  browser: nameIn(userAgent, browsers),
  system: nameIn(userAgent, systems),
});

const nameIn = (text: string, marks: readonly Mark[]) => marks.find(([pattern]) => pattern.test(text))?.[1] ?? null;
