import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';

const said = (text: string) => ({ text, language: 'en' as const });

it('the page with frequent questions links to customer service', async () => {
  const question = { key: 'order', question: said('How do I order?'), answer: [said('By a tap.')], link: null };
  await openScreen('pages/help/faq/faq', { answers: { '/rest/content/questions': { questions: [question] } } });
  expect((await screen.findByRole('link', { name: 'Need help?' })).getAttribute('href')).toBe(
    '#/pages/help/service/service',
  );
});

it('the policy screen shows either the terms or the privacy policy, and each has its own URL', async () => {
  const policies = {
    terms: [{ heading: said('Prices'), paragraphs: [said('You pay what you have confirmed.')] }],
    privacy: [{ heading: said('What we keep'), paragraphs: [said('Your orders.')] }],
  };
  const { user } = await openScreen('pages/help/policy/policy', {
    params: { part: 'privacy' },
    answers: { '/rest/content/policies': policies },
  });
  expect(await screen.findByText('What we keep')).toBeTruthy();
  expect(screen.queryByText('Prices')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Terms' }));
  expect(await screen.findByText('Prices')).toBeTruthy();
});
