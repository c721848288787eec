import type { ConsoleLanguage } from '@chifan/domain';

const base = '/console/';

type Words = { readonly name: string; readonly short_name: string; readonly description: string };

/** Texts of the installed app in each language. A phone shows `short_name` below the icon on its home screen. */
const words: Readonly<Record<ConsoleLanguage, Words>> = {
  'zh-CN': {
    name: 'Chifan 商家与骑手',
    short_name: 'Chifan 商骑',
    description: '餐厅接单、出餐、核销，骑手接单、送餐。',
  },
  en: {
    name: 'Chifan for restaurants and couriers',
    short_name: 'Chifan Work',
    description: 'Restaurants accept, cook and hand out orders; couriers take and deliver them.',
  },
  'zh-Hant-HK': {
    name: 'Chifan 商戶與騎手',
    short_name: 'Chifan 商騎',
    description: '餐廳接單、出餐、核對，騎手接單、送餐。',
  },
};

/** The web app manifest (rule notification-14). The icon sizes equal those of the icon files in `public`. */
export const manifestFor = (lang: ConsoleLanguage) => ({
  id: base,
  ...words[lang],
  lang,
  start_url: base,
  scope: base,
  display: 'standalone' as const,
  categories: ['business', 'food'],
  theme_color: '#1d1a16',
  background_color: '#faf7f2',
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [],
});
