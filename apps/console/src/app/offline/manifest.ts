const base = '/console/';

/** What a browser must know to install the console (rule notification-14). Sizes are those of the files in `public`. */
export const manifest = {
  id: base,
  name: 'Chifan 商家与骑手',
  short_name: 'Chifan 商骑',
  description: '餐厅接单、出餐、核销，骑手接单、送餐。',
  lang: 'zh-CN',
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
};
