// The PGN of a game that was played elsewhere: from a file or as a text, and what is wrong with it at its
// field, with the line selected.
import { useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { refusal } from '../api/problem';
import type { Game, Problem } from '../api/types';
import { t } from '../i18n';
import { SourceField, showLine } from '../imports/SourceField';
import { bytesOf, rangeOfLine } from '../imports/text';
import { Form } from '../ui/Form';
import { type GameReports, REPORT_BYTES, faultText, isOfText } from './api';

import '../styles/imports.css';

interface Props {
  game: Game;
  /** What stands in the field until the reader writes there: the moves of the reader’s score. */
  proposed?: string;
  onSent: (reports: GameReports) => void;
}

/** What is wrong with the PGN stands at its field. */
const FIELDS = { pgn: 'pgn' };

export function ReportForm({ game, proposed = '', onSent }: Props) {
  const [written, setPgn] = useState<string | null>(null);
  const pgn = written ?? proposed;
  const [wrong, setWrong] = useState('');
  const box = useRef<HTMLDivElement>(null);

  const show = (problem: Problem) => {
    const line = problem.errors?.[0]?.line;
    const area = box.current?.querySelector('textarea');
    if (area && line) showLine(area, rangeOfLine(area.value, line));
  };
  const send = async (): Promise<Problem | undefined> => {
    const { data, error } = await api.POST('/api/games/{id}/reports', {
      params: { path: { id: game.id } },
      body: { pgn },
    });
    if (data) {
      setPgn(null);
      onSent(data);
    }
    if (!error) return undefined;
    const text = faultText(error, game.initial_fen);
    if (!isOfText(error)) return refusal('report', text);
    show(error);
    return refusal('pgn', text);
  };
  const check = (): Record<string, string> => {
    if (wrong) return { pgn_file: wrong };
    if (!pgn.trim()) return { pgn: t('field-required') };
    return bytesOf(pgn) > REPORT_BYTES ? { pgn: t('report-fault-text-too-large') } : {};
  };
  return (
    <div ref={box}>
      <Form submit={t('report-send')} onSend={send} check={check} fieldOf={FIELDS}>
        <SourceField
          name="pgn"
          label={t('report-pgn')}
          hint={t('report-hint')}
          accept=".pgn,application/x-chess-pgn,text/plain"
          bytesMax={REPORT_BYTES}
          value={pgn}
          onChange={setPgn}
          wrong={wrong}
          onWrong={setWrong}
        />
      </Form>
    </div>
  );
}
