// What a player claims of a game that is with the adjudicators, and why (LAW-11.1). Handed in again, it
// takes the place of what was there; the opponent does not see it.
import { api } from '../api/client';
import { useState } from 'preact/hooks';
import type { Game, Problem } from '../api/types';
import type { AdjudicationClaim, HandedIn } from './api';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';

/** The server's limit, in characters. */
const LONGEST = 20_000;

interface Props {
  game: Game;
  onSent: (claim: HandedIn) => void;
}

export function AdjudicationForm({ game, onSent }: Props) {
  const [asked, setAsked] = useState<AdjudicationClaim | null>(null);
  const [sent, setSent] = useState(false);

  const look = async ({ claim, analysis = '' }: Values) => {
    setAsked({ claim: claim === 'win' ? 'win' : 'draw', analysis: analysis.trim() });
    return undefined;
  };
  const send = async (): Promise<Problem | null> => {
    if (!asked) return null;
    const { data, error } = await api.POST('/api/games/{id}/adjudication-claims', {
      params: { path: { id: game.id } },
      body: asked,
    });
    setSent(!error);
    if (data) onSent(data);
    return error ?? null;
  };
  return (
    <div class="write">
      <Form
        submit={t('adjudication-look')}
        onSend={look}
        check={({ analysis = '' }): Record<string, string> =>
          analysis.trim() ? {} : { analysis: t('field-required') }
        }
      >
        <FieldFrame name="claim" label={t('adjudication-claim')}>
          {(ties) => (
            <select {...ties} required>
              <option value="">{t('federation-choose')}</option>
              <option value="win">{t('adjudication-win')}</option>
              <option value="draw">{t('adjudication-draw')}</option>
            </select>
          )}
        </FieldFrame>
        <TextField
          name="analysis"
          label={t('adjudication-analysis')}
          hint={t('adjudication-hint')}
          maxLength={LONGEST}
        />
      </Form>
      <p role="status">{sent && t('adjudication-sent')}</p>
      <Confirm
        open={asked !== null}
        title={t('adjudication-confirm')}
        text={asked ? t(`adjudication-say-${asked.claim}`) : ''}
        action={t('adjudication-send')}
        onConfirm={send}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
