import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../app/testing/open-console.tsx';
import { jobs } from './job-for-test.ts';

const button = (name: string) => screen.queryByRole('button', { name });

describe('words of the couriers’ apps', () => {
  it.each([
    ['zh-CN', true, '下线'],
    ['zh-CN', false, '上线'],
    ['zh-Hant-HK', true, '下線'],
    ['en', true, 'Go offline'],
    ['en', false, 'Go online'],
  ] as const)(
    'the duty switch in the language %s for a courier with isOnDuty %s has the label %s',
    async (language, isOnDuty, words) => {
      const staff = staffOfTest('courier', { isOnDuty });
      await openConsole('/jobs', { language, staff, answers: jobs('/jobs', []).list });
      expect(button(words)).not.toBeNull();
    },
  );
});
