import { expect, test } from 'vitest';
import { withoutUnused } from './lean-styles.ts';

test('rules of elements that no screen has are gone, also out of a list', () => {
  expect(withoutUnused('hr{height:0}code,kbd,pre{font-size:1em}.hr{height:0}')).toBe(
    'code{font-size:1em}.hr{height:0}',
  );
  expect(withoutUnused(':where(select:is([multiple],[size])) optgroup option{padding:0}a{color:red}')).toBe(
    'a{color:red}',
  );
});

test('a declaration that is said twice in a row stands once, two values of one property both', () => {
  expect(withoutUnused('a{color:inherit;x:inherit;x:inherit;x:inherit;y:1px;y:2px}')).toBe(
    'a{color:inherit;x:inherit;y:1px;y:2px}',
  );
});

test('conditions, layers and properties stay as they are', () => {
  const css =
    '@layer base{@media (width>=1px){.a\\:b:is(i,u){c:d}}}@property --sub{syntax:"*";inherits:false}@keyframes e{50%{f:0}}';
  expect(withoutUnused(css)).toBe(css);
});
