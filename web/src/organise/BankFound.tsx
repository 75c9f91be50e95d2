// What a bank's list has told of the fees, by how sure it is, each with its line; and the button that records those who
// are ticked.
import { useState } from 'preact/hooks';
import type { Entry } from '../events/api';
import { num } from '../format';
import { dashed, t } from '../i18n';
import { PlayerName, fullName } from '../ui/PlayerName';
import { type Found, KINDS, type Kind, type Matched } from './bankMatch';
import type { Bulk } from './useBulk';
import { useSteps } from '../ui/useSteps';

/** Lines that are drawn at first, and with each press. */
const [FIRST, STEP] = [10, 50];
/** Those that can be ticked. */
const OPEN: readonly Kind[] = ['sure', 'likely'];

interface Props {
  matched: Matched;
  bulk: Bulk;
  /** Hears which lines are to be credited to whom. */
  onAsk: (asked: readonly (readonly [line: number, entry: Entry])[]) => void;
}

/** A tick is of a player in a line: who is sure in one may be likely in another. */
const keyOf = ({ row, kind }: Found, { player }: Entry): string =>
  `${kind} ${row.line} ${player.id}`;

export function BankFound({ matched, bulk, onAsk }: Props) {
  // What was ticked otherwise than it was at first.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const { found, others, debits, empty } = matched;
  const isOn = (each: Found, entry: Entry) =>
    (each.kind === 'sure') !== turned.has(keyOf(each, entry));
  const turn = (each: Found, entry: Entry) => {
    const next = new Set(turned);
    if (!next.delete(keyOf(each, entry))) next.add(keyOf(each, entry));
    setTurned(next);
  };
  const ticked = found
    .filter(({ kind }) => OPEN.includes(kind))
    .flatMap((each) =>
      each.entries
        .filter((entry) => isOn(each, entry))
        .map((entry) => [each.row.line, entry] as const),
    );
  const chosen = [...new Set(ticked.map(([, entry]) => entry))];
  // A line pays for so many, whoever is named in it.
  const isFull = ({ row, times }: Found) =>
    ticked.filter(([line]) => line === row.line).length >= times;
  const record = () => {
    if (busy || !chosen.length) return;
    onAsk(ticked);
    bulk.ask('fee_paid', chosen);
  };
  const busy = !!bulk.run?.running;
  return (
    <div class="bank-found">
      <p role="status">{summaryOf(matched)}</p>
      {KINDS.map((kind) => (
        <Group key={kind} kind={kind} found={found} isOn={isOn} isFull={isFull} onTurn={turn} />
      ))}
      <p class="small muted">
        {t('organise-bank-others', { n: others })}{' '}
        {debits > 0 && t('organise-bank-gone', { n: debits })}{' '}
        {empty > 0 && t('organise-bank-without', { n: empty })}
      </p>
      {found.some(({ kind }) => OPEN.includes(kind)) && (
        <div class="row">
          <button
            type="button"
            class="btn primary"
            aria-disabled={busy || !chosen.length}
            onClick={record}
          >
            {t('organise-bank-record', { n: chosen.length })}
          </button>
        </div>
      )}
    </div>
  );
}

const countOf = (found: readonly Found[], which: Kind): number =>
  found.filter(({ kind }) => kind === which).length;

const summaryOf = ({ found }: Matched): string =>
  t('organise-bank-summary', {
    sure: num(countOf(found, 'sure')),
    likely: num(countOf(found, 'likely')),
  });

interface GroupProps {
  kind: Kind;
  found: readonly Found[];
  isOn: (each: Found, entry: Entry) => boolean;
  /** As many are ticked in the line as it pays for. */
  isFull: (each: Found) => boolean;
  onTurn: (each: Found, entry: Entry) => void;
}

function Group({ kind, found, isOn, isFull, onTurn }: GroupProps) {
  const mine = found.filter((each) => each.kind === kind);
  const { most, list, more } = useSteps<HTMLUListElement>(FIRST, STEP);
  if (!mine.length) return null;
  const open = OPEN.includes(kind);
  return (
    <details open={open} class={`bank-group ${dashed(kind)}`}>
      <summary>
        <h3>
          {t(`organise-bank-${dashed(kind)}`)} <span class="muted">{num(mine.length)}</span>
        </h3>
      </summary>
      <p class="small muted">{t(`organise-bank-${dashed(kind)}-text`)}</p>
      <ul class="plain bank-lines" ref={list}>
        {mine.slice(0, most).map((each) => (
          <li
            key={`${each.row.line} ${each.entries.map(({ player }) => player.id).join()}`}
            tabIndex={-1}
          >
            {open && <Remarks found={each} />}
            {kind === 'used' && <p class="small">{t('organise-bank-credited')}</p>}
            {each.entries.map((entry) =>
              open ? (
                <Tick
                  key={entry.player.id}
                  entry={entry}
                  on={isOn(each, entry)}
                  full={isFull(each)}
                  onTurn={() => onTurn(each, entry)}
                />
              ) : (
                <p key={entry.player.id}>
                  <PlayerName player={entry.player} rating={false} />{' '}
                  <span class="small muted">{entry.player.id}</span>
                </p>
              ),
            )}
            <p class="small">
              <b>
                <bdi>{each.amount}</bdi>
              </b>{' '}
              <span class="muted">
                {t('organise-bank-line', { n: each.row.line })}: <bdi>{each.text}</bdi>
              </span>
            </p>
          </li>
        ))}
      </ul>
      {mine.length > most && (
        <button type="button" class="btn small" onClick={more}>
          {t('organise-more', { n: Math.min(STEP, mine.length - most) })}
        </button>
      )}
    </details>
  );
}

/** What has to be known before somebody is ticked. */
function Remarks({ found: { entries, times, doubts, paid } }: { found: Found }) {
  const who = paid.map(({ player }) => `${fullName(player)} (${player.id})`).join(', ');
  return (
    <>
      {entries.length > 1 && (
        <p class="small">{t('organise-bank-several', { n: entries.length, times })}</p>
      )}
      {doubts.map((doubt) => (
        <p key={doubt} class="small">
          {t(`organise-bank-doubt-${doubt}`)}
        </p>
      ))}
      {who && <p class="small">{t('organise-bank-namesake', { who })}</p>}
    </>
  );
}

interface TickProps {
  entry: Entry;
  on: boolean;
  /** Nobody else can be ticked. */
  full: boolean;
  onTurn: () => void;
}

const Tick = ({ entry: { player }, on, full, onTurn }: TickProps) => (
  <label class="check">
    <input type="checkbox" checked={on} disabled={full && !on} onChange={onTurn} />
    <span class="vh">{t('organise-bank-tick', { who: fullName(player) })}</span>
    <span aria-hidden="true">
      <PlayerName player={player} rating={false} /> <span class="small muted">{player.id}</span>
    </span>
  </label>
);
