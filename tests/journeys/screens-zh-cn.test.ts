import { lookAtScreens } from './look-at-screens.ts';

lookAtScreens({ closely: 'zh-CN', wide: 'ru' });
