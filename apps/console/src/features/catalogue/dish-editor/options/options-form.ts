import type { ChoiceForm, GroupForm } from '../form/dish-form.ts';

export const newGroup = (keys: { readonly group: string; readonly choice: string }): GroupForm => ({
  key: keys.group,
  name: {},
  min: '1',
  max: '1',
  choices: [newChoice(keys.choice)],
});

export const newChoice = (key: string): ChoiceForm => ({ key, name: {}, price: '', marks: null, isSoldOut: false });
