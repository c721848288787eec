import { lookAtScreens } from './look-at-screens.ts';
import { mainScreens } from './screens.ts';

lookAtScreens({ closely: 'ar', wide: [], members: mainScreens });
