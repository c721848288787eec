/** Rule review-3: tags that a guest can select in a review. */
export const positiveTags = ['tasty', 'fresh', 'generous', 'good_value', 'quick', 'easy_to_order'] as const;
export const negativeTags = ['not_tasty', 'cold', 'small_portion', 'too_dear', 'slow', 'not_as_described'] as const;
export const reviewTags = [...positiveTags, ...negativeTags] as const;
export type ReviewTag = (typeof reviewTags)[number];

/** The tags to offer: praise for 4 and 5 stars, criticism for 1 and 2, praise and criticism for 3. */
export function tagsFor(stars: number): readonly ReviewTag[] {
  if (stars >= 4) return positiveTags;
  return stars === 3 ? reviewTags : negativeTags;
}

/** Rule review-9: reasons for reporting or hiding a review. */
export const reviewFaults = ['advertising', 'abusive', 'personal_data', 'off_topic', 'untrue', 'illegal'] as const;
export type ReviewFault = (typeof reviewFaults)[number];

/** Rule review-8: fixed phrases for a merchant's reply. Each guest reads them translated. */
export const replyPhrases = ['thank_you', 'come_again', 'sorry', 'will_improve', 'please_contact_us'] as const;
export type ReplyPhrase = (typeof replyPhrases)[number];

export const maxReviewCharacters = 1_000;
export const maxReplyCharacters = 500;
export const maxReviewPhotos = 6;
