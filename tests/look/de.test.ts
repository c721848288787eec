import { lookAtWords } from './look-at-words.ts';

lookAtWords('de');
