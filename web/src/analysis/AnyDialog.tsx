// Asked before a reply to any move is added: where it would be played, and what that would cost.
import { useContext, useMemo } from 'preact/hooks';
import type { Game, Legal } from '../api/types';
import { MiniBoard } from '../board/MiniBoard';
import { moveLabel } from '../game/ply';
import { t } from '../i18n';
import type { Rules } from '../rules/rules';
import { Dialog } from '../ui/Dialog';
import { type AnyOutlook, type Tried, outlookOfAny } from './anyMove';
import type { NumberedMove } from './sentences';
import { withMoves } from './withMoves';
import { VariantContext, usePlain } from './written';

const BOARDS = 4;

export interface AnyReply {
  /** The position in which the opponent may do anything, and the half-moves before it. */
  fen: string;
  ply: number;
  reply: Pick<Legal, 'uci' | 'san' | 'iccf'>;
  /** The moves that have another reply. */
  answered: readonly string[];
}

interface Props {
  game: Game;
  rules: Rules;
  asked: AnyReply | null;
  onAdd: () => void;
  onClose: () => void;
}

export function AnyDialog({ game, rules, asked, onAdd, onClose }: Props) {
  const plain = usePlain();
  return (
    <Dialog open={asked !== null} title={t('conditional-any-title')} onClose={onClose}>
      {asked && (
        <>
          <p>{t('conditional-any-text')}</p>
          <Outlook game={game} rules={rules} asked={asked} />
          <div class="row dialog-actions">
            <button type="button" class="btn" onClick={onAdd}>
              {t('conditional-any-add', { reply: plain(asked.reply) })}
            </button>
            <button type="button" class="btn quiet" onClick={onClose}>
              {t('game-cancel')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function Outlook({ game, rules, asked }: Pick<Props, 'game' | 'rules'> & { asked: AnyReply }) {
  const variant = useContext(VariantContext);
  const { fen, ply, reply, answered } = asked;
  const { moves, tried, illegal } = useMemo(
    () => outlookOfAny(rules, variant, fen, reply.uci, answered),
    [asked],
  );
  const numbered = (move: Legal, plies: number): NumberedMove => {
    return { ...move, label: moveLabel(game.initial_fen, ply + plies) };
  };
  const bad = tried.filter(({ mate, lost }) => mate || lost);
  return (
    <>
      {bad.length > 0 && (
        <p class="note warn">
          <b>{t('conditional-any-bad', { n: bad.length, of: moves })}</b>
        </p>
      )}
      <Illegal illegal={illegal} moves={moves} numbered={numbered} />
      {tried.length > 0 && (
        <>
          <p>{t('conditional-any-boards')}</p>
          <ul class="any-boards">
            {tried.slice(0, BOARDS).map((each) => (
              <li key={each.when.uci}>
                <MiniBoard
                  variant={variant}
                  fen={each.reply.fen}
                  orientation={game.me ?? 'white'}
                  last={each.reply.uci}
                />
                <p>{caption(each, numbered)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="hint">{t('conditional-any-seen')}</p>
    </>
  );
}

type Numbering = (move: Legal, plies: number) => NumberedMove;

function Illegal({
  illegal,
  moves,
  numbered,
}: Pick<AnyOutlook, 'illegal' | 'moves'> & { numbered: Numbering }) {
  const [first] = illegal;
  if (!first) return null;
  return (
    <p class="note warn">
      {withMoves(
        'conditional-any-illegal',
        { move: numbered(first, 1) },
        { n: illegal.length, of: moves },
      )}
    </p>
  );
}

/** "2.Bh6 Bg7 loses a bishop to 3.Bxg7." */
function caption({ when, reply, blow, mate, lost }: Tried, numbered: Numbering) {
  const first = numbered(when, 1);
  // After White's move Black's needs no number of its own.
  const answer = first.label.endsWith('…') ? numbered(reply, 2) : { ...reply, label: '' };
  const line = { when: first, reply: answer };
  const next = blow && { ...line, blow: numbered(blow, 3) };
  if (mate && next) return withMoves('conditional-any-mate', next);
  if (!lost) return withMoves('conditional-any-line', line);
  return next
    ? withMoves('conditional-any-loses', next, { piece: lost })
    : withMoves('conditional-any-gone', line, { piece: lost });
}
