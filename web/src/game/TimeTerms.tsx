// What the event says of time: the control in words, and that silence loses.
import type { Game } from '../api/types';
import { t } from '../i18n';
import { SILENCE_DAYS_MAX, silenceLevel } from '../silence';
import { controlText } from '../timeControl';
import { SilencePanel } from './SilencePanel';

interface Props {
  game: Game;
  reload: () => Promise<Game | null>;
}

export function TimeTerms({ game, reload }: Props) {
  const { silence } = game;

  return (
    <>
      <p class="muted small">
        {controlText(game.time_control)}. {silence && t('silence-rule', { n: SILENCE_DAYS_MAX })}
      </p>
      {/* Before silence is worth a warning, this is the place to announce longer reflection. */}
      {silence && !game.ending && silenceLevel(silence) === 'none' && (
        <SilencePanel game={game} silence={silence} reload={reload} />
      )}
    </>
  );
}
