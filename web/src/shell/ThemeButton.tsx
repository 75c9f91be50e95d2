// Switches between light and dark; the settings also offer "as the device".
import { signal } from '@preact/signals';
import { t } from '../i18n';
import { prefs, setPref } from '../prefs';
import { Icon } from '../ui/Icon';

const wish = matchMedia('(prefers-color-scheme: dark)');
const deviceIsDark = signal(wish.matches);
wish.addEventListener('change', () => {
  deviceIsDark.value = wish.matches;
});

export function ThemeButton() {
  const { theme } = prefs.value;
  const dark = theme === 'auto' ? deviceIsDark.value : theme === 'dark';
  return (
    <button
      class="icon"
      type="button"
      aria-pressed={dark}
      title={t('dark-mode')}
      onClick={() => setPref({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
      <span class="vh">{t('dark-mode')}</span>
    </button>
  );
}
