import { defineConfig } from 'vite';
import { appConfig } from '../../tools/vite/app-config.ts';
import { installable } from '../../tools/vite/installable.ts';
import { manifest } from './src/app/offline/manifest.ts';

export default defineConfig(appConfig({ base: '/console/', plugins: [installable(manifest)] }));
