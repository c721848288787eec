import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appConfig } from '../../tools/vite/app-config.ts';

const base = '/web/';

const installable = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/app/offline',
  filename: 'service-worker.ts',
  injectRegister: null,
  manifest: {
    id: base,
    name: 'Chifan',
    short_name: 'Chifan',
    description: 'Order food at Chinese restaurants in your own language.',
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: '#ff8f1f',
    background_color: '#faf7f2',
    icons: [
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  // Only what every visit needs; languages and screens are kept as they are used.
  injectManifest: { globPatterns: ['index.html', 'assets/{index,vendor}-*.js'] },
});

const shopScreen = 'features/menu/shop-menu.screen.tsx';

export default defineConfig(
  appConfig({
    base,
    plugins: [installable],
    boot: {
      script: fileURLToPath(new URL('src/app/boot.ts', import.meta.url)),
      screens: [
        {
          paths: ['', 'pages/index/index'],
          module: 'features/home/in-store-home.screen.tsx',
          terms: ['catalogue'],
        },
        {
          paths: ['pages/index/delivery_index'],
          module: 'features/home/delivery-home.screen.tsx',
          terms: ['catalogue'],
        },
        { paths: ['pages/menu/index/index'], module: shopScreen, terms: ['catalogue', 'catalogue-screens'] },
      ],
    },
  }),
);
