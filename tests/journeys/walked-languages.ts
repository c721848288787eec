const isNpmTest = process.env['TEST_SUITE'] === 'main';

/**
 * Languages in which a journey is walked. `npm test` walks it in English only, because the journeys `pick-up-order` and
 * `right-to-left` are in Arabic (record 0115).
 */
export const walkedLanguages: readonly ('en' | 'ar')[] = isNpmTest ? ['en'] : ['en', 'ar'];

/** Languages of the journey `pick-up-order`. `npm test` walks it only in Arabic, whose screens differ the most. */
export const mainPathLanguages: readonly ('ja' | 'ar')[] = isNpmTest ? ['ar'] : ['ja', 'ar'];

/** Devices on which a merchant's journey is walked: a wide window only in `npm run test:all`. */
export const walkedDevices: readonly ('phone' | 'desk')[] = isNpmTest ? ['phone'] : ['phone', 'desk'];

/** Languages with long or tall words, whose screens `npm run test:all` measures in addition. */
export const wideLanguages: readonly ('de' | 'ru' | 'ur' | 'zh-CN')[] = isNpmTest ? [] : ['de', 'ru', 'ur', 'zh-CN'];
