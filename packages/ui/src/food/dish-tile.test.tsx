import { ingredients } from '@chifan/domain/catalogue';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DishPlate, DishPlates } from './dish-picture.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const shown = (plate: string, size: 'tiny' | 'medium' | 'wide') => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <DishPlate plate={plate} size={size} />
    </I18nProvider>,
  );
  return { text: container.textContent, icons: container.querySelectorAll('svg').length };
};

it('an ingredient tile of medium size shows the first two ingredients as icons and words', () => {
  expect(shown('tile:beef,noodles,egg', 'medium')).toEqual({ text: 'BeefNoodles', icons: 2 });
});

it('an ingredient tile of tiny size shows one icon and no words', () => {
  expect(shown('tile:beef,noodles', 'tiny')).toEqual({ text: '', icons: 1 });
});

it('an ingredient tile without known ingredients shows a plate icon and no words', () => {
  expect(shown('tile', 'medium')).toEqual({ text: '', icons: 1 });
  expect(shown('tile:stardust', 'medium')).toEqual({ text: '', icons: 1 });
});

it.each(ingredients.map((ingredient) => [ingredient]))('the ingredient %s has an icon and a word', (ingredient) => {
  const { text, icons } = shown(`tile:${ingredient}`, 'medium');
  expect(text).not.toBe('');
  expect(icons).toBe(1);
});

it('a large drawing of a dish says that it is an illustration, and a small drawing does not', () => {
  expect(shown('bowl:aa0000 broth:aa0000', 'wide').text).toBe('Illustration');
  expect(shown('bowl:aa0000 broth:aa0000', 'medium').text).toBe('');
  expect(shown('tile:beef', 'wide').text).toBe('Beef');
});

describe('pictures of a set meal (rule setmeal-27)', () => {
  const shownTogether = (plates: readonly string[], size: 'medium' | 'wide') => {
    const { container } = render(
      <I18nProvider i18n={i18n}>
        <DishPlates plates={plates} size={size} />
      </I18nProvider>,
    );
    return { text: container.textContent, icons: container.querySelectorAll('svg').length };
  };

  it('the pictures of a set meal’s dishes share one frame, and a wide frame has one label “Illustration”', () => {
    expect(shownTogether(['tea', 'tile:beef', 'rice'], 'wide')).toEqual({ text: 'Illustration', icons: 3 });
    expect(shownTogether(['tea', 'tile:beef', 'rice'], 'medium')).toEqual({ text: '', icons: 3 });
  });

  it('the picture of a set meal with only one kind of dish equals the picture of that dish', () => {
    expect(shownTogether(['tile:beef'], 'medium')).toEqual(shown('tile:beef', 'medium'));
  });
});
