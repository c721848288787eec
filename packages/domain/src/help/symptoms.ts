/** Symptoms that a guest can report and show on a card in Chinese (rule help-20). The most dangerous ones are first. */
export const symptoms = [
  'breathing',
  'swelling',
  'fainting',
  'rash',
  'vomiting',
  'diarrhoea',
  'stomach_pain',
  'dizziness',
  'fever',
  'other',
] as const;
export type Symptom = (typeof symptoms)[number];
