const isNpmTest = process.env['TEST_SUITE'] === 'main';

/**
 * Languages in which a journey is walked. `npm test` walks it in English only, because the journeys `pick-up-order` and
 * `right-to-left` are in Arabic (record 0115).
 */
export const walkedLanguages: readonly ('en' | 'ar')[] = isNpmTest ? ['en'] : ['en', 'ar'];

/** Languages with long or tall words, whose screens `npm run test:all` measures in addition. */
export const wideLanguages: readonly ('de' | 'ru' | 'ur' | 'zh-CN')[] = isNpmTest ? [] : ['de', 'ru', 'ur', 'zh-CN'];
