// Everything that Posthorn stands on, with its licence.
import packages from 'virtual:npm-licences';
import celtic from '../board/pieces/celtic/LICENCE.txt?url';
import newsreader from '../fonts/OFL-Newsreader.txt?url';
import symbols from '../fonts/OFL-NotoSymbols2.txt?url';
import sourceSans from '../fonts/OFL-SourceSans3.txt?url';
import { t } from '../i18n';
import crates from '../licences/rust.json';
import { LICENCE_URL, SOURCE_URL } from '../site';
import { Prose } from '../ui/Prose';

interface Props {
  name: string;
  licence: string;
  /** The text, a file of its own. */
  href?: string;
}

function Work({ name, licence, href }: Props) {
  return (
    <li>
      <p class="work">
        <span>{name}</span> <span class="muted">{licence}</span>
      </p>
      {href && (
        <a href={href}>
          {t('licences-text')}
          <span class="vh">: {name}</span>
        </a>
      )}
    </li>
  );
}

export default function Licences() {
  return (
    <Prose title={t('licences-title')} lede={t('licences-lede')}>
      <p>
        <a href={LICENCE_URL}>{t('licences-gpl')}</a> ·{' '}
        <a href={SOURCE_URL}>{t('licences-source')}</a>
      </p>
      <h2>{t('licences-fonts')}</h2>
      <ul class="works">
        <Work name={t('licence-source-sans')} licence="OFL-1.1" href={sourceSans} />
        <Work name={t('licence-newsreader')} licence="OFL-1.1" href={newsreader} />
        <Work name={t('licence-symbols')} licence="OFL-1.1" href={symbols} />
      </ul>
      <h2>{t('licences-art')}</h2>
      <ul class="works">
        <Work name={t('licence-pieces')} licence="GPL-2.0-or-later" />
        <Work name={t('licence-merida')} licence="GPL-2.0-or-later" />
        <Work name={t('licence-celtic')} licence="MIT" href={celtic} />
        <Work name={t('licence-kryukov')} licence="GPL-2.0-or-later" />
        <Work name={t('licence-makruk')} licence="GPL-3.0-or-later" />
        <Work name={t('licence-flags')} licence="MIT" />
      </ul>
      <p>{t('licence-icons')}</p>
      <h2>{t('licences-web')}</h2>
      <ul class="works">
        {packages.map(({ name, version, licence, href }) => (
          <Work key={name} name={`${name} ${version}`} licence={licence} href={href} />
        ))}
      </ul>
      <h2>{t('licences-server')}</h2>
      <table class="crates">
        <thead>
          <tr>
            <th scope="col">{t('licences-name')}</th>
            <th scope="col">{t('licences-licence')}</th>
          </tr>
        </thead>
        <tbody>
          {crates.map(({ name, version, licence }) => (
            <tr key={`${name} ${version}`}>
              <td>
                {name} {version}
              </td>
              <td>{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Prose>
  );
}
