// To begin with: a usual kind of event, of which only what is different has to be changed.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { Preset } from '../events/api';
import { has, t, dashed } from '../i18n';
import { controlText } from '../timeControl';
import { Failure } from '../ui/Failure';
import { Skeleton } from '../ui/Skeleton';

interface Props {
  onChoose: (preset: Preset) => void;
}

/** A preset that we have no words for goes by the name of its announcement. */
function nameOf({ code, announcement }: Preset): string {
  const id = `organise-preset-${dashed(code)}`;
  return has(id) ? t(id) : announcement.name || code;
}

export function Presets({ onChoose }: Props) {
  const [presets, setPresets] = useState<Preset[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/events/presets');
    if (data) setPresets(data.presets);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  if (problem) return <Failure problem={problem} onRetry={() => void load()} />;
  if (!presets) return <Skeleton height="40vh" />;
  return (
    <ul class="presets">
      {presets.map((preset) => (
        <li key={preset.code}>
          <button type="button" class="preset" onClick={() => onChoose(preset)}>
            <b>{nameOf(preset)}</b>
            <span class="small muted">{describe(preset)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function describe({ announcement, time_control: control }: Preset): string {
  const { section_size: n, rated, teams } = announcement;
  return [
    teams
      ? t('organise-teams-on', { teams: t('organise-teams-n', { n }), boards: teams.boards })
      : t('organise-players', { n }),
    controlText(control),
    t(rated ? 'organise-rated' : 'events-tag-unrated'),
  ].join('; ');
}
