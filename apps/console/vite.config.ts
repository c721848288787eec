import { consoleLanguages } from '@chifan/domain';
import { defineConfig } from 'vite';
import { appConfig } from '../../tools/vite/app-config.ts';
import { installable, moreManifests } from '../../tools/vite/installable.ts';
import { recogniser } from '../../tools/vite/recogniser.ts';
import { manifestFor } from './src/app/offline/manifest.ts';

const [first, ...others] = consoleLanguages;
const inOthers = Object.fromEntries(
  others.map((language) => [`manifest.${language}.webmanifest`, manifestFor(language)]),
);

export default defineConfig(
  appConfig({ base: '/console/', plugins: [installable(manifestFor(first)), moreManifests(inOthers), recogniser()] }),
);
