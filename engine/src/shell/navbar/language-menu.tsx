import type { ShellProps } from '../view.ts';
import { Menu } from './menu.tsx';

/** The language menu: links to the same page in every language. */
export function LanguageMenu({ site, page }: Pick<ShellProps, 'site' | 'page'>) {
  const { locales, language } = site.config;
  const current = locales.find(({ code }) => code === language);
  const code = current?.code.toUpperCase();
  return (
    <Menu name="languages" label={code} accessibleName={`${code}: language ${current?.label}`}>
      {locales.map((locale) => (
        <li key={locale.code}>
          <a
            href={
              locale.code === language ? page.href : `${site.base}/${locale.code}${page.href.slice(site.base.length)}`
            }
            lang={locale.code}
            hrefLang={locale.code}
            aria-current={locale.code === language ? 'true' : undefined}
          >
            {locale.label}
          </a>
        </li>
      ))}
    </Menu>
  );
}
