import { Icon } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from '../../../data/content.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ScreenLinkTo } from '../screen-link-to.tsx';

/** Current notices of the platform. Shows nothing without a notice. */
export function PlatformAnnouncements() {
  const { data = [] } = useQuery(announcementsQuery(useLanguage()));
  return data.map(({ key, title, text, link }) => (
    <section key={key} className="grid gap-1 rounded-card bg-warn-tint p-4 text-note">
      <h2 lang={title.language} className="flex items-center gap-2 font-semibold">
        <Icon name="info" size={20} />
        {title.text}
      </h2>
      <p lang={text.language}>{text.text}</p>
      {link && (
        <ScreenLinkTo to={link.to} className="flex min-h-11 items-center justify-self-start text-link underline">
          <span lang={link.label.language}>{link.label.text}</span>
        </ScreenLinkTo>
      )}
    </section>
  ));
}
