// Where the dialog comes when something asks for a proof; it is loaded then.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wantTexts } from '../i18n';
import { question } from './prove';

export function ProveSlot() {
  const [Box, setBox] = useState<FunctionComponent>();
  const asked = question.value;
  useEffect(() => {
    if (!asked || Box) return;
    void Promise.all([import('./ProveDialog'), wantTexts('passkeys'), wantTexts('accounts')]).then(
      ([{ ProveDialog }]) => setBox(() => ProveDialog),
      () => asked.done(false),
    );
  }, [asked]);
  return Box ? <Box /> : null;
}
