import { directionOf, type Language } from '@chifan/domain';

export type Preview = {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the picture. */
  readonly image: string;
  /** True if the shared content has its own picture. False if `image` is the icon of the app. */
  readonly hasOwnPicture: boolean;
  readonly address: string;
  /** URL of the screen in the app. */
  readonly target: string;
  readonly openWords: string;
};

/**
 * Returns the HTML page of a link preview, for crawlers that run no script. A browser is redirected to the app, with or
 * without script.
 */
export function previewPage(preview: Preview): string {
  const { language, title, description, image, hasOwnPicture, address, target, openWords } = preview;
  const named = (property: string, content: string) => `<meta property="${property}" content="${escaped(content)}">`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
${named('og:type', 'website')}
${named('og:site_name', 'Chifan')}
${named('og:title', title)}
${named('og:description', description)}
${named('og:image', image)}
${named('og:url', address)}
${named('og:locale', locales[language])}
<meta name="twitter:card" content="${hasOwnPicture ? 'summary_large_image' : 'summary'}">
<meta name="twitter:title" content="${escaped(title)}">
<meta name="twitter:description" content="${escaped(description)}">
<meta name="twitter:image" content="${escaped(image)}">
<link rel="canonical" href="${escaped(address)}">
<meta http-equiv="refresh" content="0;url=${escaped(target)}">
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(description)}</p>
<p><a href="${escaped(target)}">${escaped(openWords)}</a></p>
</body>
</html>
`;
}

/** Languages with a territory, as Open Graph requires. */
const locales: Readonly<Record<Language, string>> = {
  en: 'en_US',
  ja: 'ja_JP',
  ko: 'ko_KR',
  ru: 'ru_RU',
  ur: 'ur_PK',
  ar: 'ar_AR',
  fr: 'fr_FR',
  de: 'de_DE',
  'zh-CN': 'zh_CN',
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
