// What I claim: that the opponent has exceeded the time (LAW-6.6), or a draw (LAW-9.2, LAW-9.3). The director
// decides.
import { useState } from 'preact/hooks';
import type { Game } from '../api/types';
import { other } from '../game/ply';
import { t, dashed } from '../i18n';
import { Cited } from '../ui/Cited';
import { Dialog } from '../ui/Dialog';
import { FieldFrame } from '../ui/Field';
import { Form } from '../ui/Form';
import { When } from '../ui/When';
import { type Claim, type ClaimKind, type MyScores, NOTE_MAX, type Scores, sendClaim } from './api';
import { exceeded } from './Clocks';
import { faultText } from './faults';
import { mySheet } from './lines';
import { refusal } from '../api/problem';

const KINDS = ['time_exceeded', 'draw'] as const;

interface Props {
  game: Game;
  scores: MyScores;
  onScores: (scores: Scores) => void;
}

export function Claims({ game, scores, onScores }: Props) {
  const [open, setOpen] = useState(false);
  const mine = mySheet(scores);
  const theirs = scores[other(scores.me)];
  const close = () => setOpen(false);
  if (!scores.open && !mine.claim && !theirs.claim) return null;
  return (
    <section class="panel pad" aria-labelledby="h-score-claims">
      <h2 id="h-score-claims">{t('score-claims')}</h2>
      <div role="status" class="score-parts">
        {mine.claim && <ClaimFacts claim={mine.claim} of="mine" />}
      </div>
      <div class="score-parts">
        {theirs.claim && <ClaimFacts claim={theirs.claim} of="theirs" />}
        {scores.open && (
          <>
            <p class="muted small">
              <Cited text={t('score-claims-text')} />
            </p>
            <p>
              <button type="button" class="btn" onClick={() => setOpen(true)}>
                {t(mine.claim ? 'score-claim-again' : 'score-claim')}
              </button>
            </p>
          </>
        )}
      </div>
      <Dialog open={open} title={t('score-claim-title')} onClose={close}>
        <ClaimForm {...{ game, scores, onScores }} onClose={close} />
      </Dialog>
    </section>
  );
}

function ClaimFacts({ claim, of }: { claim: Claim; of: 'mine' | 'theirs' }) {
  return (
    <div class="note">
      <p>
        <Cited text={t(`score-claimed-${dashed(claim.kind)}`, { of })} />
      </p>
      {claim.note && <p class="score-said">{claim.note}</p>}
      <p class="muted small">
        <When at={claim.at} text={(when) => t('score-claimed-at', { when })} />
      </p>
    </div>
  );
}

function ClaimForm({ game, scores, onScores, onClose }: Props & { onClose: () => void }) {
  const opponent = other(scores.me);
  const known = mySheet(scores).claim;
  const first = exceeded(mySheet(scores), opponent) ? 'time_exceeded' : 'draw';
  const [kind, setKind] = useState<ClaimKind>(known?.kind ?? first);
  return (
    <div class="write">
      <Form
        submit={t('score-claim-send')}
        fieldOf={{ text_too_large: 'note' }}
        onSend={async ({ note = '' }) => {
          const { data, error } = await sendClaim(game.id, kind, note.trim());
          if (data) {
            onScores(data);
            onClose();
          }
          return error && refusal(error.code, faultText(error));
        }}
      >
        <fieldset class="choices">
          <legend>{t('score-claim-what')}</legend>
          {KINDS.map((each) => (
            <label key={each} class="choice">
              <input
                type="radio"
                name="kind"
                value={each}
                checked={kind === each}
                onChange={() => setKind(each)}
              />
              <span>
                {t(`score-claim-${dashed(each)}`)}
                <small class="muted">
                  <Cited text={t(`score-claim-${dashed(each)}-text`)} />
                </small>
              </span>
            </label>
          ))}
        </fieldset>
        <FieldFrame name="note" label={t('score-claim-note')} hint={t('score-claim-note-hint')}>
          {(ties) => (
            <textarea
              {...ties}
              rows={4}
              maxLength={NOTE_MAX}
              dir="auto"
              defaultValue={known?.note ?? ''}
            />
          )}
        </FieldFrame>
      </Form>
      <button type="button" class="btn quiet" onClick={onClose}>
        {t('game-cancel')}
      </button>
    </div>
  );
}
