import { consoleLanguages } from '@chifan/domain';
import { defineConfig } from 'vite';
import { appConfig } from '../../tools/vite/app-config.ts';
import { installable, moreManifests } from '../../tools/vite/installable.ts';
import { recogniser } from '../../tools/vite/recogniser.ts';
import { manifestIn } from './src/app/offline/manifest.ts';

const [first, ...others] = consoleLanguages;
const inOthers = Object.fromEntries(
  others.map((language) => [`manifest.${language}.webmanifest`, manifestIn(language)]),
);

export default defineConfig(
  appConfig({ base: '/console/', plugins: [installable(manifestIn(first)), moreManifests(inOthers), recogniser()] }),
);
