export { pictureOf } from './reading/photo-pixels.ts';
export {
  closeRecogniser,
  problemOf,
  type ReadingOptions,
  type ReadingProblem,
  type ReadingProgress,
  readPrint,
} from './reading/read-print.ts';
