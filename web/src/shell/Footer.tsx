// The bottom of every page, with the offer of the source code that the licence asks for.
import { t } from '../i18n';
import { LICENCE_URL, SOURCE_URL } from '../site';

export function Footer() {
  const links = [
    ['/play', t('friendly-games')],
    ['/archive', t('nav-archive')],
    ['/analysis', t('analysis-board')],
    ['/titles', t('nav-titles')],
    ['/qualifiers', t('nav-qualifiers')],
    ['/rules', t('rules')],
    ['/offices', t('nav-offices')],
    ['/federations', t('nav-federations')],
    ['/conduct', t('conduct')],
    ['/about', t('about')],
    ['/developers', t('developers')],
    ['/help/keyboard', t('keyboard')],
    ['/privacy', t('privacy')],
    ['/proof', t('proof')],
    ['/licences', t('licences')],
    [SOURCE_URL, t('source')],
    [LICENCE_URL, 'GPL-3.0-or-later'],
  ] as const;
  return (
    <footer class="foot wrap">
      <p>{t('footer')}</p>
      <ul>
        {links.map(([href, text]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
