import { lookAtScreens } from './look-at-screens.ts';

lookAtScreens({ closely: 'ar', wide: ['ur'] });
