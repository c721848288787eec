import type { Ingredient } from '@chifan/domain/catalogue';
import { DietIcon } from '../marks/diet-icon.tsx';

/** Strokes on a 24 px grid, drawn for this project. */
const shapes = {
  beef: 'M7 8C4 8 3 6 3 4c3 0 4.5 1 5 3M17 8c3 0 4-2 4-4-3 0-4.5 1-5 3M7 8.5C7 6 9 5 12 5s5 1 5 3.5V13c0 4-2 7.5-5 7.5S7 17 7 13V8.5ZM9.5 16h5M10 10.5v.01M14 10.5v.01',
  pork: 'M6 8C5 6 5 4.5 5.5 3.5 7.5 4 9 5 10 6h4c1-1 2.5-2 4.5-2.5.5 1 .5 2.5-.5 4.5 1.5 2 2 4 1.5 6.5C19 18 16 20.5 12 20.5S5 18 4.5 14.5C4 12 4.5 10 6 8ZM9 15a3 2.3 0 0 0 6 0 3 2.3 0 0 0-6 0ZM11 15v.01M13 15v.01M9 10.5v.01M15 10.5v.01',
  lamb: 'M8 10a3 3 0 0 1 .5-5.5 4 4 0 0 1 7 0A3 3 0 0 1 16 10M8 10c-2 0-3.5.5-4.5 2 1 1.2 2.8 1.3 4.5.5M16 10c2 0 3.5.5 4.5 2-1 1.2-2.8 1.3-4.5.5M8 10v5c0 3.5 1.8 5.5 4 5.5s4-2 4-5.5v-5M10.3 13v.01M13.7 13v.01M11 17h2',
  chicken:
    'M14.5 3.5c3.5 0 6 2.5 6 6 0 4-4 6.5-8 6.5l-3 3a2.2 2.2 0 1 1-3.2-.8 2.2 2.2 0 1 1 .7-3.2l3-3c0-4 1-8.5 4.5-8.5Z',
  duck: 'M4 7.5h3.5C8 5 9.5 3.5 11.5 3.5A4 4 0 0 1 15 9.5c-.5 1-.5 2 .5 2.5 2 1 3.5-.5 5-2.5 1 6-2.5 10.5-8 10.5S5 17 5.5 13c.3-2 2-3 2.5-4.5L4 7.5ZM11.5 7v.01',
  meat: 'M4 10c0-4 3.5-6 7.5-6S20 6 20.5 10c.4 3-1.5 4-3.5 4.5s-2 3-4.5 4.5C9 20.5 4 17 4 10ZM9 10a2.5 2.2 0 0 0 5 0 2.5 2.2 0 0 0-5 0Z',
  crab: 'M6 13a6 4.5 0 0 0 12 0 6 4.5 0 0 0-12 0ZM7 10.5 4.5 8M17 10.5 19.5 8M4.5 8C3 7 3 5 4.5 4L6 6M19.5 8c1.5-1 1.5-3 0-4L18 6M6.5 15.5 3.5 17M7.5 17l-2 3M17.5 15.5l3 1.5M16.5 17l2 3M10 9V7M14 9V7',
  squid:
    'M12 2.5c3 2 5 5 5 8.5H7c0-3.5 2-6.5 5-8.5ZM9 11v3a3 2.5 0 0 0 6 0v-3M9 15.5c0 2-1 3-2.5 3.5M11 16.5V21M13 16.5V21M15 15.5c0 2 1 3 2.5 3.5',
  seafood: 'M3 9c3-4 8-5.5 12 0-4 5.5-9 4-12 0ZM15 9l4-3v6l-4-3ZM3 18c2-1.5 4-1.5 6 0s4 1.5 6 0 4-1.5 6 0M7 8.5v.01',
  tofu: 'M4 8l8-4 8 4-8 4-8-4ZM4 8v8l8 4 8-4V8M12 12v8',
  noodles: 'M3 12h18c0 5-3.5 8-9 8s-9-3-9-8ZM7 12c0-3 1-3 1-6M11 12c0-3 1-3 1-6M15 12c0-3 1-3 1-6M5 5l15-2',
  rice: 'M3 13h18c0 4.5-3.5 7.5-9 7.5S3 17.5 3 13ZM5 13c.5-4.5 3.5-7 7-7s6.5 2.5 7 7M10 9.5v.01M13.5 9v.01M12 11v.01',
  bread: 'M5 20v-9C3 10 3 5.5 7 5h10c4 .5 4 5 2 6v9H5ZM9 9v3M12 9v3M15 9v3',
  dumplings: 'M3 15c0-5 4-8 9-8s9 3 9 8c-3 2.5-15 2.5-18 0ZM8 8c0 2 .5 3 1.5 4M12 7v4.5M16 8c0 2-.5 3-1.5 4',
  mushrooms:
    'M3.5 11.5C4 7 7.5 4 12 4s8 3 8.5 7.5c0 1.2-3 1.5-8.5 1.5s-8.5-.3-8.5-1.5ZM10 13c.5 3-.5 5-.5 6 0 1.5 5 1.5 5 0 0-1-1-3-.5-6M9 8v.01M14 7.5v.01',
  potato:
    'M5 16C2.5 12 5 6 10 5s10 2 10 7-4 8-8.5 7.5C8.5 19 6 18 5 16ZM9 9.5v.01M14 9v.01M12 13v.01M16 13.5v.01M9 15v.01',
  fruit:
    'M12 7c-2-2-8-1.5-8 4.5 0 4.5 3 9 5.5 9 1 0 1.5-.5 2.5-.5s1.5.5 2.5.5c2.5 0 5.5-4.5 5.5-9 0-6-6-6.5-8-4.5ZM12 7c0-2 1-3.5 3-4.5',
  sweets: 'M3 11 15 4c3 1 6 3.5 6 7H3ZM3 11v8h18v-8M3 15h18',
  coffee: 'M4 9h12v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9ZM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8 3v3M12 3v3',
  tea: 'M4 10h14c0 5-2.5 8-7 8s-7-3-7-8ZM18 11c2.5 0 2.5 4-.8 4M6 21h10M9 6.5C9 4 11 3 14 3c0 2.5-2 3.5-5 3.5Z',
  alcohol: 'M6 3h12c0 5-2 8.5-6 8.5S6 8 6 3ZM12 11.5V20M8 20.5h8M6.5 6.5h11',
} as const satisfies Partial<Record<Ingredient, string>>;

/** Ingredients that are shown with the icon of an allergen or a diet. */
const shared = {
  fish: 'fish',
  shrimp: 'crustacean',
  shellfish: 'mollusc',
  egg: 'egg',
  milk: 'milk',
  vegetables: 'vegetarian',
  beans: 'soy',
  nuts: 'tree_nut',
} as const satisfies Record<Exclude<Ingredient, keyof typeof shapes>, Parameters<typeof DietIcon>[0]['name']>;

const isDrawn = (ingredient: Ingredient): ingredient is keyof typeof shapes => ingredient in shapes;

/** Hidden from screen readers, because the word or the name of the dish is next to it. `size`: px. */
export function IngredientIcon({ name, size }: { readonly name: Ingredient; readonly size: number }) {
  if (!isDrawn(name)) return <DietIcon name={shared[name]} size={size} />;
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
