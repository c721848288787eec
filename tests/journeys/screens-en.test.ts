import { lookAtScreens } from './look-at-screens.ts';

lookAtScreens({ closely: 'en', wide: ['de'] });
