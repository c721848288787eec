import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { appConfig } from '../../tools/vite/app-config.ts';
import { installable } from '../../tools/vite/installable.ts';
import { recogniser } from '../../tools/vite/recogniser.ts';
import { manifest } from './src/app/offline/manifest.ts';

const base = '/web/';

// Links and messages open the shop and dish screens directly, so the boot script preloads them like the home screens.
const [shopScreen, dishScreen] = ['features/menu/page/shop-menu.screen.tsx', 'features/menu/dish/dish.screen.tsx'];

export default defineConfig(
  appConfig({
    base,
    plugins: [installable(manifest), recogniser()],
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
        { paths: ['pages/menu/index/index'], module: shopScreen, terms: ['catalogue-menu'] },
        { paths: ['pages/menu/detail/detail'], module: dishScreen, terms: ['catalogue-menu'] },
        {
          paths: ['pages/order/detail/detail'],
          module: 'features/ordering/detail/order-detail.screen.tsx',
          terms: ['shell-orders'],
        },
      ],
    },
  }),
);
