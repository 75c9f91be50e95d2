// What is wrong with what was brought, place by place; each place leads to where it is mended.
import { lang, t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Tag } from '../ui/Tag';
import { type Fault, faultText, placeText } from './bring';

interface Props {
  faults: readonly Fault[];
  /** All of them, those that are not told among them. */
  count: number;
  onShow: (fault: Fault) => void;
}

export function FaultList({ faults, count, onShow }: Props) {
  return (
    <>
      {count > faults.length && (
        <p class="muted small">{t('bring-faults-first', { n: faults.length, all: count })}</p>
      )}
      <ul class="fault-list" data-unsaved>
        {faults.map((fault, at) => (
          <li key={at}>
            <p class="row">
              <Tag tone={fault.severity === 'error' ? 'red' : 'amber'}>
                {t(`bring-severity-${fault.severity}`)}
              </Tag>
              <button type="button" class="fault-place" onClick={() => onShow(fault)}>
                {placeText(fault)}
              </button>
            </p>
            <Words of={fault} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The server's own sentence names who and what; in other languages it stands below the reader's. */
function Words({ of }: { of: Fault }) {
  const text = faultText(of);
  return (
    <div>
      <p>
        <Cited text={text} />
      </p>
      {text !== of.detail && lang.value !== 'en' && (
        <p class="muted small" lang="en">
          {of.detail}
        </p>
      )}
    </div>
  );
}
