// Proposes a title or another award, or that a title from elsewhere is revoked.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import { dashed, t } from '../i18n';
import { PlayerField, playerFault } from '../players/PlayerNumber';
import { Field, FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { LONGEST } from '../ui/WriteDialog';
import type { Grounds, TitleCase } from './api';
import { AWARDS, GROUNDS, awardText, hasArticle, hasCycle } from './words';

export function ProposeForm({ onProposed }: { onProposed: (next: TitleCase) => void }) {
  const [award, setAward] = useState<string>('GM');
  const [grounds, setGrounds] = useState<Grounds>('direct');
  const national = grounds === 'national';

  const check = (values: Values): Record<string, string> => {
    const { player = '', reason = '', postal_games: games, postal_since: since } = values;
    const nobody = playerFault('player', player);
    if (nobody.player) return nobody;
    if (games && !since) return { postal_since: t('field-required') };
    if (since && !games) return { postal_games: t('field-required') };
    return reason.trim() ? {} : { reason: t('field-required') };
  };
  const send = async (values: Values) => {
    const { data, error } = await api.POST('/api/title-cases', {
      body: {
        ...{ player: Number(values.player), award, grounds },
        ...(hasCycle(award) && { cycle: Number(values.cycle) }),
        ...(hasArticle(grounds) && { article: (values.article ?? '').trim() }),
        ...(national && values.section && { section: Number(values.section) }),
        ...(grounds === 'arbiter' && { mentor: (values.mentor ?? '').trim() }),
        ...(values.postal_games && { postal_games: Number(values.postal_games) }),
        ...(values.postal_since && { postal_since: values.postal_since }),
        ...(grounds === 'in_memoriam' && { died_on: values.died_on ?? '' }),
        reason: (values.reason ?? '').trim(),
      },
    });
    if (data) onProposed(data);
    return error;
  };
  return (
    <Form
      submit={t('titles-propose')}
      onSend={send}
      check={check}
      fieldOf={{
        unknown_player: 'player',
        own_title: 'player',
        article_unfit: 'article',
        directed_ahead: 'postal_since',
        ...{ section_missing: 'section', section_not_enough: 'section' },
      }}
    >
      <div class="pair">
        <PlayerField name="player" />
        <FieldFrame name="award" label={t('titles-award')}>
          {(ties) => (
            <select
              {...ties}
              value={award}
              onChange={({ currentTarget: { value } }) => setAward(value)}
            >
              {AWARDS.map((each) => (
                <option key={each} value={each}>
                  {awardText(each)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </div>
      <FieldFrame name="grounds" label={t('titles-grounds')}>
        {(ties) => (
          <select
            {...ties}
            value={grounds}
            onChange={({ currentTarget: { value } }) =>
              setGrounds(GROUNDS.find((each) => each === value) ?? 'direct')
            }
          >
            {GROUNDS.map((each) => (
              <option key={each} value={each}>
                {t(`titles-grounds-${dashed(each)}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {hasCycle(award) && (
        <Field name="cycle" label={t('titles-cycle')} type="number" min={1} max={999} required />
      )}
      {hasArticle(grounds) && (
        <Field
          name="article"
          label={t('titles-article')}
          hint={t(`titles-article-${grounds}`)}
          autoComplete="off"
          required
        />
      )}
      {national && (
        <Field
          name="section"
          label={t('titles-section')}
          hint={t('titles-section-hint')}
          type="number"
          min={1}
          max={4_294_967_295}
        />
      )}
      {grounds === 'arbiter' && (
        <>
          <Field name="mentor" label={t('titles-mentor')} maxLength={100} required />
          <div class="pair">
            <Field
              name="postal_games"
              label={t('titles-postal-games')}
              hint={t('titles-postal-hint')}
              type="number"
              min={1}
              max={100_000}
            />
            <Field name="postal_since" label={t('titles-postal-since')} type="date" />
          </div>
        </>
      )}
      {grounds === 'in_memoriam' && (
        <Field name="died_on" label={t('titles-day-of-death')} type="date" required />
      )}
      <TextField
        name="reason"
        label={t('titles-reason')}
        hint={t('titles-propose-hint')}
        maxLength={LONGEST}
      />
    </Form>
  );
}
