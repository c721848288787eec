import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProductName } from './product-name.tsx';

it('a product name of several lines is aligned with the page, even if the name has another text direction', () => {
  const name = { text: 'Longjing tea tin', language: 'en' } as const;
  render(<ProductName name={name} className="line-clamp-2" />);
  const text = screen.getByText(name.text);
  expect(text.tagName).toBe('BDI');
  expect(text.className).not.toContain('line-clamp-2');
  expect(text.parentElement?.className).toBe('line-clamp-2');
});
