import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';

/** What makes an app installable: its manifest, and the worker of its folder `src/app/offline`. */
export const installable = (manifest: Partial<ManifestOptions>) =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app/offline',
    filename: 'service-worker.ts',
    injectRegister: null,
    manifest,
    // Only what every visit needs; languages and screens are kept as they are used.
    injectManifest: { globPatterns: ['index.html', 'assets/{kit,vendor}-*.js'] },
  });
