import { allergens } from '@chifan/domain/catalogue';
import { dietWishes } from '@chifan/domain/member';
import { describe, expect, test } from 'vitest';
import { allergySentences, wishSentences } from '../phrases/diet-sentences.ts';
import { phrasebook } from '../phrases/phrasebook.ts';
import { codeToShow, dietSentences, spokenCard } from './waiter-card.ts';

describe('what the kitchen is told', () => {
  test('a guest who eats everything says nothing', () => {
    expect(dietSentences({ avoids: [], wishes: [] })).toEqual([]);
  });

  test('an allergy is called serious, a wish is not', () => {
    expect(dietSentences({ avoids: ['peanut'], wishes: ['halal'] }).map(({ key }) => key)).toEqual([
      'peanut',
      'serious',
      'halal',
    ]);
    expect(dietSentences({ avoids: [], wishes: ['halal'] }).map(({ key }) => key)).toEqual(['halal']);
  });

  test('peanut is asked to be left out, and its oil', () => {
    expect(allergySentences.peanut.zh).toBe('我对花生过敏，请不要放花生及花生油，谢谢。');
  });

  test.each(allergens)('%s has a polite sentence of its own', (allergen) => {
    const { zh } = allergySentences[allergen];
    expect(zh).toMatch(/过敏.*请不要放.*谢谢。|过敏.*请不要放，谢谢。/);
    expect(allergens.filter((each) => allergySentences[each].zh === zh)).toEqual([allergen]);
  });

  test.each(dietWishes)('%s has a polite sentence', (wish) => expect(wishSentences[wish].zh).toMatch(/谢谢。$/));

  test('a voice says the dishes, their options and how many, and the code letter by letter', () => {
    const name = { text: 'Noodles', language: 'en' } as const;
    const dishes = [{ key: '1', nameZh: '牛肉面', name, optionsZh: ['大份'], options: [name], quantity: 2 }];
    expect(spokenCard({ key: 'order', dishes, sentences: [], code: 'A12' })).toBe('牛肉面，大份，2份。取餐码A 1 2');
  });
});

describe('the phrasebook', () => {
  const phrases = phrasebook.flatMap((group) => group.phrases);
  test('has at least thirty phrases, each under a key of its own', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(30);
    expect(new Set(phrases.map(({ key }) => key)).size).toBe(phrases.length);
  });
  test.each(phrases)('$key is Chinese with pinyin', ({ zh, pinyin }) => {
    expect(zh).toMatch(/^[\p{Script=Han}\d\s，。？！、（）A-Za-z-]+$/u);
    expect(pinyin).toMatch(/^\p{Lu}/u);
    expect(pinyin).not.toMatch(/\p{Script=Han}/u);
  });
});

describe('the code that an order is handed over by', () => {
  test('is shown while the food waits for it, also while a refund is looked at', () => {
    const inAfterSale = {
      state: 'after_sale_processing',
      workingState: 'to_be_picked_up',
      pickUpCode: 'A123',
    } as const;
    expect(codeToShow(inAfterSale)).toBe('A123');
  });

  test('is shown neither before nor after', () => {
    expect(codeToShow({ workingState: 'delivering', pickUpCode: null })).toBeUndefined();
    expect(codeToShow({ workingState: 'completed', pickUpCode: 'A123' })).toBeUndefined();
  });
});
