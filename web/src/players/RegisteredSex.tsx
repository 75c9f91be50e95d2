// The sex that the player's federation has registered: for the player, the federation, and officers whom a
// rule asks for it. Others are not shown that there is such a thing.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { type PlayersSex, SEXES } from '../federations/api';
import { date } from '../format';
import { t } from '../i18n';
import { holds, session } from '../session';
import { Cited } from '../ui/Cited';
import { Failure } from '../ui/Failure';
import { FieldFrame } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { PlayerName } from '../ui/PlayerName';
import { toast } from '../ui/Toast';

export function RegisteredSex({ player, federation }: { player: number; federation: string }) {
  const me = session.value?.me;
  const acts = !!me?.roles.includes('federation') && me.player.federation === federation;
  const asked = holds(
    'rating_commissioner',
    'title_commissioner',
    'non_title_commissioner',
    'qualifications_commissioner',
  );
  const maySee = acts || asked || me?.player.id === player;
  const [found, setFound] = useState<PlayersSex | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const params = { path: { id: player } };
  const load = async () => {
    const { data, error } = await api.GET('/api/players/{id}/sex', { params });
    setFound(data ?? null);
    // To whom it is not shown, it is not told either.
    setProblem(error && ![403, 404].includes(error.status) ? error : null);
  };
  useEffect(() => {
    setFound(null);
    setProblem(null);
    if (maySee) void load();
  }, [player, maySee]);

  if (problem) return <Failure problem={problem} onRetry={() => void load()} />;
  // To the player it is of interest once there is something.
  if (!found || (!found.may_register && !found.sex)) return null;
  const register = async ({ sex = '' }: Values): Promise<Problem | undefined> => {
    const { data, error } = await api.PUT('/api/players/{id}/sex', {
      params,
      body: { sex: SEXES.find((each) => each === sex) ?? null },
    });
    if (data) {
      setFound(data);
      toast(t('sex-registered'));
    }
    return error;
  };
  const { sex, at, by, may_register: mayRegister } = found;
  return (
    <section class="panel pad registered" aria-labelledby="h-sex">
      <h2 id="h-sex">{t('sex-title')}</h2>
      <p class="small muted">
        <Cited text={t('sex-lede')} />
      </p>
      <p>
        {t(`sex-${sex ?? 'none'}`)}
        {at && by && (
          <span class="muted">
            {' '}
            · {date(at)} · <PlayerName player={by} rating={false} link />
          </span>
        )}
      </p>
      {mayRegister && (
        <Form submit={t('sex-send')} onSend={register}>
          <FieldFrame name="sex" label={t('sex-choose')}>
            {(ties) => (
              <select {...ties}>
                <option value="" selected={sex === null}>
                  {t('sex-none')}
                </option>
                {SEXES.map((each) => (
                  <option key={each} value={each} selected={sex === each}>
                    {t(`sex-${each}`)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        </Form>
      )}
    </section>
  );
}
