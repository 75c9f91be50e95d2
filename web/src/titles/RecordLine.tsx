// A recorded norm with its history, and the ways to correct it and to withdraw it.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { dateTimeUtc } from '../format';
import { t } from '../i18n';
import { TextField } from '../ui/Field';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { LONGEST, WriteDialog } from '../ui/WriteDialog';
import type { NormRecordLine, RecordedNorms } from './api';
import { NormForm } from './NormForm';
import { RecordedFacts } from './RecordedFacts';

interface Props {
  player: number;
  of: NormRecordLine;
  may: boolean;
  onChanged: (next: RecordedNorms, told: string) => void;
}

export function RecordLine({ player, of, may, onChanged }: Props) {
  const { norm, at, by, corrections, withdrawn } = of;
  const [asked, setAsked] = useState(false);
  const path = { id: player, number: norm.number };
  const heading = `h-norm-${norm.number}`;
  return (
    <section class="panel case title-case" aria-labelledby={heading}>
      <h2 id={heading}>
        {t('titles-norm', { title: norm.title })}{' '}
        {withdrawn && <Tag>{t('recorded-withdrawn')}</Tag>}
      </h2>
      <RecordedFacts of={norm} />
      <ul class="honours">
        {withdrawn && <Step step="withdraw" {...withdrawn} />}
        {corrections.map((made) => (
          <Step key={made.at} step="correct" {...made}>
            <details>
              <summary>{t('recorded-before')}</summary>
              <RecordedFacts of={made.before} />
            </details>
          </Step>
        ))}
        <Step step="record" at={at} by={by} />
      </ul>
      {may && !withdrawn && (
        <>
          <details>
            <summary>{t('recorded-correct-open')}</summary>
            {/* A new form after each correction. */}
            <NormForm
              key={corrections.length}
              before={norm}
              submit={t('recorded-correct')}
              onSend={async (right, { reason = '' }) => {
                const { data, error } = await api.POST(
                  '/api/players/{id}/recorded-norms/{number}/correct',
                  { params: { path }, body: { norm: right, reason: reason.trim() } },
                );
                if (data) onChanged(data, t('recorded-corrected'));
                return error;
              }}
            >
              <TextField
                name="reason"
                label={t('recorded-reason')}
                hint={t('recorded-reason-hint')}
                maxLength={LONGEST}
              />
            </NormForm>
          </details>
          <button type="button" class="btn" onClick={() => setAsked(true)}>
            {t('recorded-withdraw')}
          </button>
        </>
      )}
      <WriteDialog
        open={asked}
        title={t('recorded-withdraw-title')}
        text={t('recorded-withdraw-text')}
        label={t('recorded-reason')}
        hint={t('recorded-reason-hint')}
        action={t('recorded-withdraw-send')}
        onSend={async (reason) => {
          const { data, error } = await api.POST(
            '/api/players/{id}/recorded-norms/{number}/withdraw',
            { params: { path }, body: { reason } },
          );
          if (data) onChanged(data, t('recorded-withdrawn-done'));
          return error ?? null;
        }}
        onClose={() => setAsked(false)}
      />
    </section>
  );
}

interface StepProps extends Pick<NormRecordLine, 'at' | 'by'> {
  step: 'record' | 'correct' | 'withdraw';
  reason?: string;
  children?: preact.ComponentChildren;
}

function Step({ step, at, by, reason, children }: StepProps) {
  return (
    <li>
      <b>{t(`recorded-did-${step}`)}</b>{' '}
      <span class="small muted">
        {dateTimeUtc(at)}
        {by && (
          <>
            {' '}
            · <PlayerName player={by} rating={false} link />
          </>
        )}
      </span>
      {reason && <p class="pre">{reason}</p>}
      {children}
    </li>
  );
}
