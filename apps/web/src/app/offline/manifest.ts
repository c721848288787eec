const base = '/web/';

/**
 * Web app manifest, which a browser needs to install the app (rule notification-11). The icon sizes equal the sizes of
 * the files in `public`.
 */
export const manifest = {
  id: base,
  name: 'Chifan',
  short_name: 'Chifan',
  description: 'Order food at Chinese restaurants in your own language.',
  lang: 'en',
  start_url: base,
  scope: base,
  display: 'standalone' as const,
  categories: ['food', 'travel'],
  theme_color: '#ff8f1f',
  background_color: '#faf7f2',
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: 'screenshot-home.png',
      sizes: '375x812',
      type: 'image/png',
      form_factor: 'narrow' as const,
      label: 'Home, in Japanese',
    },
    {
      src: 'screenshot-menu.png',
      sizes: '375x812',
      type: 'image/png',
      form_factor: 'narrow' as const,
      label: 'A menu, in Arabic',
    },
  ],
};
