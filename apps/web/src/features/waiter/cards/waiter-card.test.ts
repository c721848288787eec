import { allergens } from '@chifan/domain/catalogue';
import { dietWishes } from '@chifan/domain/member';
import { describe, expect, test } from 'vitest';
import { allergySentences, wishSentences } from '../phrases/diet-sentences.ts';
import { phrasebook } from '../phrases/phrasebook.ts';
import { codeForWaiter, dietSentences, waiterCardSpeech } from './waiter-card.ts';

describe('sentences for the kitchen', () => {
  test('a guest without allergies and diet wishes has no diet sentences for the kitchen', () => {
    expect(dietSentences({ avoids: [], wishes: [] })).toEqual([]);
  });

  test('the sentences for the kitchen call an allergy serious, but not a diet wish', () => {
    expect(dietSentences({ avoids: ['peanut'], wishes: ['halal'] }).map(({ key }) => key)).toEqual([
      'peanut',
      'serious',
      'halal',
    ]);
    expect(dietSentences({ avoids: [], wishes: ['halal'] }).map(({ key }) => key)).toEqual(['halal']);
  });

  test('the sentence for a peanut allergy also excludes peanut oil', () => {
    expect(allergySentences.peanut.zh).toBe('我对花生过敏，请不要放花生及花生油，谢谢。');
  });

  test.each(allergens)('the allergy sentence for %s is polite and different from all others', (allergen) => {
    const { zh } = allergySentences[allergen];
    expect(zh).toMatch(/过敏.*请不要放.*谢谢。|过敏.*请不要放，谢谢。/);
    expect(allergens.filter((each) => allergySentences[each].zh === zh)).toEqual([allergen]);
  });

  test.each(dietWishes)('the sentence for the diet wish %s is polite', (wish) =>
    expect(wishSentences[wish].zh).toMatch(/谢谢。$/),
  );

  test('the text that the phone reads aloud contains dishes, options and quantities, and spells out the pickup code', () => {
    const name = { text: 'Noodles', language: 'en' } as const;
    const dishes = [{ key: '1', nameZh: '牛肉面', name, optionsZh: ['大份'], options: [name], quantity: 2 }];
    expect(waiterCardSpeech({ key: 'order', dishes, sentences: [], code: 'A12' })).toBe(
      '牛肉面，大份，2份。取餐码A 1 2',
    );
  });
});

describe('phrasebook', () => {
  const phrases = phrasebook.flatMap((group) => group.phrases);
  test('the phrasebook for guests has at least thirty phrases with unique keys', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(30);
    expect(new Set(phrases.map(({ key }) => key)).size).toBe(phrases.length);
  });
  test.each(phrases)('the phrase $key has Chinese text and its pinyin', ({ zh, pinyin }) => {
    expect(zh).toMatch(/^[\p{Script=Han}\d\s，。？！、（）A-Za-z-]+$/u);
    expect(pinyin).toMatch(/^\p{Lu}/u);
    expect(pinyin).not.toMatch(/\p{Script=Han}/u);
  });
});

describe('pickup code on the waiter card', () => {
  test('the card for the waiter shows the pickup code while the food waits to be picked up, also during a refund request', () => {
    const inAfterSale = {
      state: 'after_sale_processing',
      workingState: 'to_be_picked_up',
      pickUpCode: 'A123',
    } as const;
    expect(codeForWaiter(inAfterSale)).toBe('A123');
  });

  test('the card for the waiter hides the pickup code before the food is ready and after the guest has received it', () => {
    expect(codeForWaiter({ workingState: 'delivering', pickUpCode: null })).toBeUndefined();
    expect(codeForWaiter({ workingState: 'completed', pickUpCode: 'A123' })).toBeUndefined();
  });
});
