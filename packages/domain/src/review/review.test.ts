import { expect, test } from 'vitest';
import { workflowActors } from '../index.ts';
import type { Language } from '../language.ts';
import { detectLanguage } from '../translation/index.ts';
import { applyEvent } from '../workflow.ts';
import {
  negativeTags,
  positiveTags,
  reviewActionOf,
  reviewEvents,
  reviewStates,
  reviewTags,
  reviewWorkflow,
  tagsFor,
} from './index.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 22) + hours * 3_600_000);
const written = (hours: number, isHidden = false) => ({ writtenAt: at(hours), isHidden });

test.each([
  ['not completed', null, null, 0, null],
  ['just completed', at(0), null, 0, 'write'],
  ['in the last moment of 30 days', at(0), null, 30 * 24, 'write'],
  ['a moment after 30 days', at(0), null, 30 * 24 + 0.001, null],
  ['just reviewed', at(0), written(5), 5, 'edit'],
  ['in the last moment of 24 hours after the review', at(0), written(5), 29, 'edit'],
  ['a moment after 24 hours after the review', at(0), written(5), 29.001, 'read'],
  ['reviewed on the last day, and 30 days are over', at(0), written(30 * 24), 30 * 24 + 23, 'edit'],
  ['whose review the platform hid', at(0), written(5, true), 6, 'read'],
] as const)(
  'reviewActionOf returns what the guest can do with the review of an order %s',
  (_when, completedAt, review, hours, action) => {
    expect(reviewActionOf({ completedAt, isReceived: false, review }, at(hours))).toBe(action);
  },
);

test('reviewActionOf lets a guest review food that the guest has received, before the order is completed', () => {
  const order = { completedAt: null, isReceived: true };
  expect(reviewActionOf({ ...order, review: null }, at(0))).toBe('write');
  expect(reviewActionOf({ ...order, review: written(0) }, at(1))).toBe('edit');
  expect(reviewActionOf({ ...order, completedAt: at(0), review: null }, at(31 * 24))).toBeNull();
});

test('tagsFor offers praise for 4 and 5 stars, criticism for 1 and 2, and both for 3', () => {
  expect([1, 2, 3, 4, 5].map(tagsFor)).toEqual([negativeTags, negativeTags, reviewTags, positiveTags, positiveTags]);
});

/** Allowed transitions, written independently of the code: "state event" → "new state, actors". */
const moves: Record<string, string> = {
  'shown edit': 'shown member',
  'shown allow_photos': 'shown member',
  'shown withdraw_photos': 'shown member',
  'hidden withdraw_photos': 'hidden member',
  'shown reply': 'shown merchant',
  'shown use_photo': 'shown merchant platform',
  'shown drop_photo': 'shown merchant platform',
  'shown keep': 'shown platform',
  'shown hide': 'hidden platform',
  'hidden restore': 'shown platform',
};

test('reviewWorkflow allows exactly the listed transitions and actors', () => {
  for (const state of reviewStates)
    for (const event of reviewEvents)
      for (const actor of workflowActors) {
        const [to, ...by] = (moves[`${state} ${event}`] ?? '').split(' ');
        const moved = applyEvent(reviewWorkflow, { state }, event, actor);
        expect([state, event, actor, moved.ok && moved.value.state]).toEqual([
          state,
          event,
          actor,
          by.includes(actor) && to,
        ]);
      }
});

test.each([
  ['Great noodles', 'de', 'de'],
  ['Great noodles', 'ja', 'en'],
  ['The 麻婆豆腐 was excellent, thank you all', 'fr', 'fr'],
  ['The noodles were excellent. شكرا', 'en', 'en'],
  ['Das 麻婆豆腐 war gut, спасибо', 'de', 'de'],
  ['水煮鱼很好吃', 'en', 'zh-CN'],
  ['最高', 'ja', 'ja'],
  ['麻婆豆腐の花椒', 'en', 'ja'],
  ['맛있어요', 'en', 'ko'],
  ['Очень вкусно', 'en', 'ru'],
  ['طعام لذيذ', 'en', 'ar'],
  ['طعام لذيذ', 'ur', 'ur'],
  ['کھانا بہت اچھا تھا', 'en', 'ur'],
  ['👍👍👍', 'ko', 'ko'],
  ['', 'fr', 'fr'],
] as const)('detectLanguage of the review “%s”, written in an app in %s, is %s', (text, app: Language, language) => {
  expect(detectLanguage(text, app)).toBe(language);
});
