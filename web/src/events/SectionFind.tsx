// Who plays in which section of an event: somebody is found by name or number.
import { useMemo } from 'preact/hooks';
import { t } from '../i18n';
import { sectionText } from '../sectionName';
import { session } from '../session';
import { PlayerName } from '../ui/PlayerName';
import { SearchField } from '../ui/SearchField';
import { Tag } from '../ui/Tag';
import { useSteps } from '../ui/useSteps';
import { type FoundPlayer, findPlayers } from './findPlayer';
import type { SectionGlance } from './sectionLines';

/** Players that are drawn at first, and with each press. */
const STEP = 20;

interface Props {
  sections: readonly SectionGlance[];
  text: string;
  onChange: (text: string) => void;
}

export function SectionFind({ sections, text, onChange }: Props) {
  const isWanted = text.trim() !== '';
  const found = useMemo(
    () => (isWanted ? findPlayers(sections, text) : []),
    [sections, text, isWanted],
  );
  return (
    <div class="section-find">
      <SearchField label={t('events-sections-find')} value={text} onChange={onChange} />
      <p class="muted small" role="status">
        {isWanted && t('events-sections-found', { n: found.length })}
      </p>
      {/* Other words begin with the first players. */}
      {found.length > 0 && <Found key={text} found={found} />}
    </div>
  );
}

function Found({ found }: { found: readonly FoundPlayer[] }) {
  const { most, list, more } = useSteps<HTMLUListElement>(STEP, STEP);
  const me = session.value?.me.player.id;
  const left = found.length - most;
  return (
    <>
      <ul class="found-players" ref={list} aria-label={t('players-found-list')}>
        {found.slice(0, most).map(({ player, section }) => (
          <li key={`${section.id} ${player.id}`}>
            <PlayerName player={player} rating={false} link />{' '}
            <span class="muted small">{player.id}</span>{' '}
            {player.id === me && <Tag strong>{t('section-me')}</Tag>}{' '}
            <a href={`/section/${section.id}`}>{sectionText(section.name)}</a>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" class="btn small" onClick={more}>
          {t('events-sections-more', { n: Math.min(STEP, left) })}
        </button>
      )}
    </>
  );
}
