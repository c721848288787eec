import { Stepper, type StepperProps } from '@chifan/ui';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

function disabled(props: Pick<StepperProps, 'value' | 'min' | 'max'>): boolean[] {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const stepper = createElement(Stepper, { ...props, of: 'soup', onChange: () => {} });
  const shown = renderToStaticMarkup(createElement(I18nProvider, { i18n }, stepper));
  return [...shown.matchAll(/<button[^>]*>/g)].map(([button]) => button.includes('disabled=""'));
}

test('a quantity stepper disables its minus button at the minimum and its plus button at the maximum', () => {
  expect(disabled({ value: 1, min: 1, max: 3 })).toEqual([true, false]);
  expect(disabled({ value: 2, min: 1, max: 3 })).toEqual([false, false]);
  expect(disabled({ value: 3, min: 1, max: 3 })).toEqual([false, true]);
});

test('a quantity stepper without a minimum has only a plus button at 0', () => {
  expect(disabled({ value: 1 })).toEqual([false, false]);
  expect(disabled({ value: 0 })).toEqual([false]);
});
