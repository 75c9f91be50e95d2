// In what an event is not as its stage normally is: shown to everybody, and refused to nobody.
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import type { StageRemark } from './api';
import { stageRemarkText } from './stages';

export function StageRemarks({ remarks }: { remarks: readonly StageRemark[] }) {
  if (remarks.length === 0) return null;
  return (
    <div class="note">
      <p>{t('events-remarks')}</p>
      <ul class="bullets">
        {remarks.map(stageRemarkText).map((text) => (
          <li key={text}>
            <Cited text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
