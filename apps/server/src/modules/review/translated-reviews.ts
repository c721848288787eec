import { isLanguage, type Language, type PartlyTranslated } from '@chifan/domain';
import type { TranslatedBy, TranslatedText } from '@chifan/domain/translation';
import type { Translation, WrittenText } from '../../platform/translation/translation.ts';
import { writtenByMember, writtenByShop } from '../../platform/translation/writer.ts';

type Written = {
  readonly shopId: number;
  /** Author. Null for a deleted member. */
  readonly memberId: number | null;
  readonly text: string;
  readonly language: string;
  /** Translations that people wrote for the demo city. */
  readonly translations: PartlyTranslated;
  readonly reply: string | null;
  readonly dishes: readonly { readonly name: PartlyTranslated }[];
};

type Words = { readonly translation: string | null; readonly translatedBy: TranslatedBy | null };

export type TranslatedReview = { readonly text: Words; readonly reply: Words; readonly isComing: boolean };

const none: Words = { translation: null, translatedBy: null };

export const untranslated: TranslatedReview = { text: none, reply: none, isComing: false };

/**
 * Returns translations of reviews and of the restaurants' Chinese replies, in the sequence of the rows (rules review-6,
 * translation-1).
 */
export async function translatedReviews(
  translation: Pick<Translation, 'read'>,
  reviews: readonly Written[],
  reader: Language,
  told?: () => void,
): Promise<TranslatedReview[]> {
  const texts = reviews.flatMap((review) => [textOf(review, reader), replyOf(review, reader)]);
  const asked = texts.filter((text) => text !== null);
  const read = asked.length === 0 ? [] : await translation.read(asked, told);
  const found = new Map(asked.map((text, index) => [text, read[index]]));
  return reviews.map((review, index) => {
    const [text, reply] = [texts[index * 2] ?? null, texts[index * 2 + 1] ?? null].map(
      (each) => each && found.get(each),
    );
    const person = review.language === reader ? undefined : review.translations[reader];
    return {
      text: person === undefined ? wordsOf(text) : { translation: person, translatedBy: 'person' },
      reply: wordsOf(reply),
      isComing: (text?.isComing ?? false) || (reply?.isComing ?? false),
    };
  });
}

const wordsOf = (read: TranslatedText | null | undefined): Words =>
  !read || read.text === null || read.rest !== null ? none : { translation: read.text, translatedBy: read.by };

function textOf({ text, language, translations, dishes, memberId }: Written, to: Language): WrittenText | null {
  const from = isLanguage(language) ? language : 'en';
  if (text === '' || from === to || translations[to] !== undefined) return null;
  return { text, from, to, writer: writtenByMember(memberId), names: dishes.map(({ name }) => name), isStory: true };
}

const replyOf = ({ reply, dishes, shopId }: Written, to: Language): WrittenText | null =>
  !reply || to === 'zh-CN'
    ? null
    : {
        text: reply,
        from: 'zh-CN',
        to,
        writer: writtenByShop(shopId),
        names: dishes.map(({ name }) => name),
        isStory: true,
      };
