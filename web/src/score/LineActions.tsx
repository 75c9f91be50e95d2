// Lines of my sheet that do not stand yet can be put right or struck; nothing is lost unasked.
import { useState } from 'preact/hooks';
import type { Game, Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { plainSan } from '../game/words';
import { t } from '../i18n';
import { Dialog } from '../ui/Dialog';
import { Form, type Values } from '../ui/Form';
import { type Line, type MyScores, type Scores, sendLines } from './api';
import { atField, faultText, fieldsOf, halfMoveOf } from './faults';
import { LineFields, lineOf } from './LineFields';
import { bodyOf, labelOf, moverOf, mySheet } from './lines';
import { lineText } from './Sheet';
import { refusal } from '../api/problem';

interface Props {
  game: Game;
  scores: MyScores;
  onScores: (scores: Scores) => void;
}

/** What is being done, and with which line. */
type Doing = { change: Line } | { strike: Line } | null;

/** The buttons of a line, and the dialogs that they open. */
export function useLineActions({ game, scores, onScores }: Props) {
  const [doing, setDoing] = useState<Doing>(null);
  const close = () => setDoing(null);
  const line = doing && ('change' in doing ? doing.change : doing.strike);
  const actions = (each: Line) =>
    scores.open && each.half_move > scores.stands ? (
      <span class="score-acts">
        <button type="button" class="btn quiet" onClick={() => setDoing({ change: each })}>
          {t('score-change')}
          <span class="vh"> {lineText(scores, each, game.variant)}</span>
        </button>
        <button type="button" class="btn quiet" onClick={() => setDoing({ strike: each })}>
          {t('score-strike')}
          <span class="vh"> {lineText(scores, each, game.variant)}</span>
        </button>
      </span>
    ) : null;
  const taken = (next: Scores) => {
    onScores(next);
    close();
  };
  const dialogs = (
    <>
      <Dialog
        open={!!doing && 'change' in doing}
        title={line ? t('score-change-title', { number: labelOf(scores, line.half_move) }) : ''}
        onClose={close}
      >
        {line && <ChangeForm {...{ game, scores, line }} onScores={taken} onClose={close} />}
      </Dialog>
      <Confirm
        open={!!doing && 'strike' in doing}
        title={line ? t('score-strike-title', { move: lineText(scores, line, game.variant) }) : ''}
        text={line ? t('score-strike-text', { n: countFrom(scores, line.half_move) }) : ''}
        action={t('score-strike-action')}
        danger
        onConfirm={async () => {
          if (!line) return null;
          const { data, error } = await sendLines(game.id, line.half_move, []);
          if (data) onScores(data);
          return error ?? null;
        }}
        onClose={close}
      />
    </>
  );
  return { actions, dialogs };
}

/** How many lines there are from a half-move on. */
const countFrom = (scores: MyScores, halfMove: number): number =>
  mySheet(scores).lines.length - (halfMove - scores.base - 1);

interface ChangeProps extends Props {
  line: Line;
  onClose: () => void;
}

/** A move that is changed may leave later ones without sense: those are struck when the player agrees. */
function ChangeForm({ game, scores, line, onScores, onClose }: ChangeProps) {
  const at = line.half_move;
  const [stuck, setStuck] = useState<number | null>(null);
  const after = mySheet(scores).lines.slice(at - scores.base);

  const send = async (values: Values): Promise<Problem | undefined> => {
    const strikes = stuck !== null && values.strike === 'yes';
    const kept = strikes ? after.filter(({ half_move: each }) => each < stuck) : after;
    const changed = [lineOf(values, at, game.variant), ...kept.map(bodyOf)];
    const { data, error } = await sendLines(game.id, at, changed);
    if (data) onScores(data);
    if (!error) return undefined;
    const fault = halfMoveOf(error);
    if (fault === null || fault <= at) return atField(error, [at]);
    setStuck(fault);
    const text = t('score-change-stuck', { number: labelOf(scores, fault), why: faultText(error) });
    return refusal('score', text);
  };
  const by = moverOf(scores, at) === scores.me ? 'mine' : 'theirs';
  return (
    <div class="write">
      <Form submit={t('score-change-action')} onSend={send} fieldOf={fieldsOf([at])}>
        <LineFields
          halfMove={at}
          by={by}
          first={at === scores.base + 1}
          legend={t(`score-line-${by}`, { number: labelOf(scores, at) })}
          proposed={{
            move: plainSan(line, game.variant),
            arrived: line.arrived_on,
            sent: line.sent_on,
            draw: line.draw_offered,
          }}
          hint={t('score-move-hint')}
        />
        {stuck !== null && (
          <label class="check">
            <input type="checkbox" name="strike" value="yes" />
            {t('score-change-strike', {
              number: labelOf(scores, stuck),
              n: countFrom(scores, stuck),
            })}
          </label>
        )}
      </Form>
      <button type="button" class="btn quiet" onClick={onClose}>
        {t('game-cancel')}
      </button>
    </div>
  );
}
