export type ReadDevice = { readonly browser: string | null; readonly system: string | null };

type Mark = readonly [pattern: RegExp, name: string];

/** The order matters, because almost every browser also names Chrome and Safari. */
const browsers: readonly Mark[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];

/** Android comes before Linux, which it also names. iPhones contain "like Mac OS X". */
const systems: readonly Mark[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Names of browser and system. null if the user agent is unknown. */
export const readDevice = (userAgent: string): ReadDevice => ({
  browser: nameIn(userAgent, browsers),
  system: nameIn(userAgent, systems),
});

const nameIn = (text: string, marks: readonly Mark[]) => marks.find(([pattern]) => pattern.test(text))?.[1] ?? null;
