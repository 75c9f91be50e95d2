// What a decision about a score needs beside its reason.
import { useRef, useState } from 'preact/hooks';
import type { Game } from '../../api/types';
import { t } from '../../i18n';
import { Field, FieldFrame } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import type { LineBody, Scores } from '../api';
import { labelOf } from '../lines';
import { type Plan, versionOf } from './plan';
import {
  COLORS,
  RESULTS,
  type Result,
  answerDays,
  lineSays,
  resultText,
  sideText,
  startsOf,
} from './ruling';

interface Props {
  plan: Plan;
  game: Game;
  scores: Scores;
}

export function PlanFields({ plan, game, scores }: Props) {
  switch (plan.kind) {
    case 'version':
      return <Version scores={scores} of={plan} />;
    case 'lines':
      return <Lines scores={scores} from={plan.from} />;
    case 'back':
      return <From scores={scores} text="score-desk-before" value={scores.stands} />;
    case 'ask':
      return <Ask now={game.now} />;
    case 'exceeded':
      return <Whose game={game} name="by" value={plan.by} both />;
    case 'record':
      return <Ending game={game} />;
    case 'period':
      return <Whose game={game} name="of" value={plan.of} />;
    case 'colours':
      return <p>{t(scores.begins_again ? 'score-desk-say-again' : 'score-desk-say-on')}</p>;
    case 'uphold':
    case 'dismiss':
      return null;
  }
}

/** What will stand, as the sheet has it. */
function Version({ scores, of: { of, from } }: { scores: Scores; of: Plan & { kind: 'version' } }) {
  return (
    <ol class="plain score-plan-lines">
      {versionOf(scores, of, from).map((line, index) => (
        <li key={index}>{lineSays(scores, from + index, line)}</li>
      ))}
    </ol>
  );
}

interface WhoseProps {
  game: Game;
  name: 'by' | 'of';
  value: string;
  both?: boolean;
}

function Whose({ game, name, value, both = false }: WhoseProps) {
  return (
    <FieldFrame name={name} label={t(`score-desk-whose-${name}`)}>
      {(ties) => (
        <select {...ties} required defaultValue={value}>
          <option value="">{t('federation-choose')}</option>
          {COLORS.map((color) => (
            <option key={color} value={color} selected={color === value}>
              {sideText(game, color)}
            </option>
          ))}
          {both && (
            <option value="both" selected={value === 'both'}>
              {t('score-desk-both')}
            </option>
          )}
        </select>
      )}
    </FieldFrame>
  );
}

function Ending({ game }: { game: Game }) {
  return (
    <FieldFrame name="result" label={t('score-desk-result')}>
      {(ties) => (
        <select {...ties} required>
          <option value="">{t('federation-choose')}</option>
          {(Object.keys(RESULTS) as Result[]).map((result) => (
            <option key={result} value={result}>
              {resultText(game, result)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function Ask({ now }: { now: string }) {
  const { min, max } = answerDays(now);
  return (
    <>
      <FieldFrame name="what" label={t('score-desk-what')}>
        {(ties) => (
          <select {...ties} required>
            <option value="">{t('federation-choose')}</option>
            <option value="sheet">{t('score-desk-what-sheet')}</option>
            <option value="position">{t('score-desk-what-position')}</option>
          </select>
        )}
      </FieldFrame>
      <Field
        name="until"
        label={t('score-desk-until')}
        hint={t('score-desk-until-hint')}
        type="date"
        min={min}
        max={max}
        required
      />
    </>
  );
}

interface FromProps {
  scores: Scores;
  text: 'score-desk-before' | 'score-desk-from';
  value: number;
  onChange?: (from: number) => void;
}

function From({ scores, text, value, onChange }: FromProps) {
  const last = scores.stands + 1;
  // Nothing was entered after what stands: there is nothing to take back.
  const longest = Math.max(scores.white.entered, scores.black.entered) + scores.base;
  const starts = startsOf(scores).filter(
    (at) => text === 'score-desk-from' || at < last || longest >= last,
  );
  return (
    <FieldFrame name="from" label={t(text)}>
      {(ties) => (
        <select
          {...ties}
          required
          onChange={(event) => onChange?.(Number(event.currentTarget.value))}
        >
          {starts.map((at) => (
            <option key={at} value={at} selected={at === value}>
              {startText(scores, at)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** "12… Nf6", or its number alone where nothing stands there. */
function startText(scores: Scores, at: number): string {
  const line = at <= scores.stands ? scores.white.lines[at - scores.base - 1] : undefined;
  const label = labelOf(scores, at);
  return line ? `${label} ${line.san}` : label;
}

interface Row extends LineBody {
  key: number;
}

const EMPTY_LINE: LineBody = { move: '', arrived_on: '', sent_on: '' };

/** Half-moves that the director writes down, from a sheet or from nothing. */
function Lines({ scores, from: first }: { scores: Scores; from: number }) {
  const [from, setFrom] = useState(first);
  const made = useRef(0);
  const rowOf = (line: LineBody): Row => ({ ...line, key: (made.current += 1) });
  const [rows, setRows] = useState<Row[]>(() => [rowOf(EMPTY_LINE)]);
  const box = useRef<HTMLFieldSetElement>(null);
  const fill = (lines: LineBody[]) => setRows(lines.map(rowOf));
  const add = () => {
    setRows((old) => [...old, rowOf({ ...EMPTY_LINE, arrived_on: old.at(-1)?.sent_on ?? '' })]);
    setTimeout(() => {
      const fields = box.current?.querySelectorAll<HTMLInputElement>('[name^=move-]');
      fields?.[fields.length - 1]?.focus();
    });
  };
  const change = (key: number, part: Partial<LineBody>) =>
    setRows((old) => old.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <>
      <From scores={scores} text="score-desk-from" value={from} onChange={setFrom} />
      <div class="row">
        {COLORS.map((color) => (
          <button
            key={color}
            type="button"
            class="btn quiet"
            onClick={() => fill(versionOf(scores, color, from))}
          >
            {t(`score-desk-fill-${color}`)}
          </button>
        ))}
      </div>
      <fieldset class="score-plan-rows" ref={box}>
        <legend>{t('score-desk-rows')}</legend>
        <p class="field-hint">{t('score-desk-rows-hint')}</p>
        {rows.map((row, index) => (
          <LineRow
            key={row.key}
            row={row}
            at={labelOf(scores, from + index)}
            onChange={(part) => change(row.key, part)}
            onDrop={() => setRows((old) => old.filter(({ key }) => key !== row.key))}
          />
        ))}
        <button type="button" class="btn" onClick={add}>
          {t('score-desk-row-add')}
        </button>
      </fieldset>
    </>
  );
}

interface RowProps {
  row: Row;
  /** Its number in the game. */
  at: string;
  onChange: (part: Partial<LineBody>) => void;
  onDrop: () => void;
}

function LineRow({ row, at, onChange, onDrop }: RowProps) {
  return (
    <div class="score-plan-row" role="group" aria-label={at}>
      <Field
        name={`move-${row.key}`}
        label={t('score-desk-row-move', { at })}
        value={row.move}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="none"
        spellcheck={false}
        required
        onInput={(event) => onChange({ move: event.currentTarget.value })}
      />
      <Field
        name={`arrived-${row.key}`}
        label={t('score-desk-row-arrived')}
        type="date"
        value={row.arrived_on}
        required
        onInput={(event) => onChange({ arrived_on: event.currentTarget.value })}
      />
      <Field
        name={`sent-${row.key}`}
        label={t('score-desk-row-sent')}
        type="date"
        value={row.sent_on}
        required
        onInput={(event) => onChange({ sent_on: event.currentTarget.value })}
      />
      <button
        type="button"
        class="icon"
        aria-label={t('score-desk-row-drop', { at })}
        title={t('score-desk-row-drop', { at })}
        onClick={onDrop}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
