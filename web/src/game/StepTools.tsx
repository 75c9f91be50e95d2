// Buttons to walk along moves by their number, and what stands beside them.
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import type { IconName } from '../ui/Icon';
import { Tool } from './Tool';

interface Props {
  at: number;
  last: number;
  onGo: (to: number) => void;
  children: ComponentChildren;
}

export function StepTools({ at, last, onGo, children }: Props) {
  const steps: [IconName, number][] = [
    ['first', 0],
    ['prev', Math.max(0, at - 1)],
    ['next', Math.min(last, at + 1)],
    ['last', last],
  ];
  return (
    <div class="ctrl" role="group" aria-label={t('game-replay')}>
      {steps.map(([name, to]) => (
        <Tool key={name} name={name} off={at === to} onPress={() => onGo(to)} />
      ))}
      <span class="grow" />
      {children}
    </div>
  );
}
