// One form for everything that an official decides about a game or a section: which decision, what it
// needs, why, by which rule; then the decision in a sentence, and only then is anything sent.
import { api } from '../api/client';
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { Restored } from '../decisions/Restored';
import { kindText } from '../decisions/words';
import { Confirm } from '../game/Confirm';
import { t, dashed } from '../i18n';
import { Cited } from '../ui/Cited';
import { Field, FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { LONGEST } from '../ui/WriteDialog';
import { DecisionFields } from './DecisionFields';
import { ARTICLES } from './article';
import { type About, SHAPES, bodyOf, complaints, sentenceOf } from './decide';
import {
  type Decision,
  type DecisionKind,
  type DecisionPreview,
  type NewDecision,
} from '../decisions/api';

/** The server's limit for the name of a rule. */
const RULE_LONGEST = 64;

/** What an address proposes, which may be changed. */
export interface Proposed {
  kind: DecisionKind | null;
  player: string;
  days: string;
  /** A letter that is ready to be sent. */
  letter?: { title: string; text: string };
}

interface Props {
  about: About;
  kinds: readonly DecisionKind[];
  proposed: Proposed;
  /** Decisions that stand and may be undone by one of this kind. */
  undoable: (kind: DecisionKind) => readonly Decision[];
  /** What is chosen, so that earlier decisions like it can be shown. */
  onChoose: (kind: DecisionKind | null, player: string) => void;
  onDecided: (decision: Decision) => void;
}

export function DecisionForm({ about, kinds, proposed, undoable, onChoose, onDecided }: Props) {
  // One key for each form: however often it is sent, it is one decision.
  const [request] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<DecisionKind | null>(proposed.kind);
  const [player, setPlayer] = useState(proposed.player);
  const [asked, setAsked] = useState<Omit<NewDecision, 'request'> | null>(null);
  const [ends, setEnds] = useState<DecisionPreview | null>(null);

  const letter = kind === 'message' && kind === proposed.kind ? proposed.letter : undefined;

  const choose = (value: string) => {
    const next = kinds.find((each) => each === value) ?? null;
    setKind(next);
    onChoose(next, player);
  };
  const look = async (values: Values) => {
    if (!kind) return undefined;
    const decision = bodyOf(kind, values, about);
    const { data, error } = await api.POST('/api/director/sections/{id}/decisions/preview', {
      params: { path: { id: about.section } },
      body: { request, ...decision },
    });
    if (!data) return error;
    setEnds(data);
    setAsked(decision);
    return undefined;
  };
  const send = async (): Promise<Problem | null> => {
    if (!asked) return null;
    const { data, error } = await api.POST('/api/director/sections/{id}/decisions', {
      params: { path: { id: about.section } },
      body: { request, ...asked },
    });
    if (data) onDecided(data);
    return error ?? null;
  };
  return (
    <>
      <Form
        submit={t('decide-look')}
        onSend={look}
        check={(values) => (kind ? complaints(kind, values, about) : {})}
        fieldOf={{ article_missing: 'rule', unknown_article: 'rule' }}
      >
        <FieldFrame
          name="kind"
          label={t('decide-kind')}
          hint={kind ? t(`decide-hint-${dashed(kind)}`) : undefined}
        >
          {(ties) => (
            <select
              {...ties}
              required
              value={kind ?? ''}
              onChange={(event) => choose(event.currentTarget.value)}
            >
              <option value="">{t('federation-choose')}</option>
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {kindText(each)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {kind && (
          <DecisionFields
            // What was chosen for one kind is nothing for the next.
            key={kind}
            kind={kind}
            about={about}
            undoable={undoable(kind)}
            player={player}
            days={kind === proposed.kind ? proposed.days : ''}
            title={letter?.title ?? ''}
            onPlayer={(id) => {
              setPlayer(id);
              onChoose(kind, id);
            }}
          />
        )}
        <TextField
          key={`reason ${letter?.title ?? ''}`}
          name="reason"
          label={t(kind === 'message' ? 'decide-letter' : 'decide-reason')}
          hint={t(kind === 'message' ? 'decided-limit' : 'decide-reason-hint')}
          maxLength={LONGEST}
          value={letter?.text}
        />
        <Field
          key={`rule ${kind ?? ''}`}
          name="rule"
          label={t('decide-rule')}
          hint={t(kind && SHAPES[kind].hurts ? 'decide-rule-needed' : 'decide-rule-hint')}
          list="articles"
          maxLength={RULE_LONGEST}
          autoComplete="off"
          defaultValue={(kind && SHAPES[kind].rule) ?? ''}
        />
        <datalist id="articles">
          {ARTICLES.map((id) => (
            <option key={id} value={id} />
          ))}
        </datalist>
      </Form>
      <Confirm
        open={asked !== null}
        title={t('decide-confirm')}
        text={asked ? sentenceOf(asked, about) : ''}
        action={t('decide-send')}
        onConfirm={send}
        onClose={() => setAsked(null)}
      >
        <div class="look">
          {ends && ends.end_count > 0 && <Ends preview={ends} />}
          {asked?.position && (
            <Restored variant={about.facts?.variant ?? 'chess'} fen={asked.position} />
          )}
          {asked?.title && (
            <p>
              <b>{asked.title}</b>
            </p>
          )}
          <p class="pre">{asked?.reason}</p>
          {asked?.rule && (
            <p class="muted small">
              <Cited text={t('decide-by-rule', { rule: asked.rule })} />
            </p>
          )}
          {asked?.undoes !== undefined && asked.kind !== 'revoke' && (
            <p class="small">{t('decided-undoes', { n: String(asked.undoes) })}</p>
          )}
          {asked?.case !== undefined && (
            <p class="muted small">{t('decide-for-case', { n: String(asked.case) })}</p>
          )}
        </div>
      </Confirm>
    </>
  );
}

/** Games that are over by the decision, or in which it leaves a player no time. */
function Ends({ preview: { ends, end_count: n } }: { preview: DecisionPreview }) {
  return (
    <p class="note warn">
      <b>{t('decide-ends', { n })}</b> {ends.join(', ')}
      {ends.length < n && ' …'}
    </p>
  );
}
