import type { Language } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPhone } from './browser.ts';
import {
  allowedPage,
  allowedSite,
  filled,
  findThings,
  type KnownThings,
  memberScreens,
  visitorScreens,
} from './screens.ts';
import { beyondEdge, faultsOn, openReadingStage, openScreen } from './stage.ts';

type Languages = {
  /**
   * The language in which screens are checked for accessibility, width and faults. One per text direction suffices,
   * because a translation does not change the ARIA role of an element.
   */
  readonly closely?: Language;
  /** Languages with long or tall words, in which screens are checked for width and faults. */
  readonly wide: readonly Language[];
  /** The member screens to check. By default, all of them. */
  readonly members?: readonly string[];
};

/** Declares the tests of a group of languages. Each group has its own test file, so that groups run in parallel. */
export function lookAtScreens({ closely, wide, members = memberScreens }: Languages): void {
  let token: string;
  let known: KnownThings;
  const stage = openReadingStage(async (server) => {
    ({ token, ...known } = await findThings(server));
  });

  const lookAt = async (
    screens: readonly string[],
    language: Language,
    { isMember, problemsOn }: { isMember: boolean; problemsOn: (page: Page, name: string) => Promise<string[]> },
  ) => {
    const { context, page, faults } = await openPhone(stage.browser, language);
    if (isMember)
      await context.addInitScript((value) => {
        if (window === window.top) localStorage.setItem('security.token', value);
      }, token);
    await context.route(`${allowedSite}/**`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: allowedPage }),
    );
    const problems: string[] = [];
    for (const screen of screens) {
      await openScreen(page, `${stage.server.url}/web/#/${filled(screen, known)}`);
      problems.push(...(await problemsOn(page, `screen-${language}-${screen.replaceAll(/\W+/g, '-')}`)));
    }
    expect([...problems, ...faults]).toEqual([]);
    await context.close();
  };

  describe.concurrent.for(closely === undefined ? [] : [closely])(
    'screens in %s on a phone 375 px wide',
    (language) => {
      it('no member screen breaks an accessibility rule, overflows or reports a fault', async () => {
        await lookAt(members, language, { isMember: true, problemsOn: faultsOn });
      }, 600_000);

      it('no visitor screen breaks an accessibility rule, overflows or reports a fault', async () => {
        await lookAt(visitorScreens, language, { isMember: false, problemsOn: faultsOn });
      });
    },
  );

  describe.concurrent.for(wide)('screens in %s', (language) => {
    it('no member screen is wider than the phone', async () => {
      await lookAt(members, language, { isMember: true, problemsOn: beyondEdge });
    }, 600_000);
  });
}
