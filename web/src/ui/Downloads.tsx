// Files of what a page shows, and its feed. The reader's token goes along: members may see more.
import { useState } from 'preact/hooks';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import { saveFrom } from '../game/download';
import { t } from '../i18n';
import { Cited } from './Cited';
import { Icon } from './Icon';

type What = 'games' | 'table' | 'teams';

const KINDS = {
  games: ['PGN', 'pgn'],
  table: ['CSV', 'table.csv'],
  teams: ['CSV', 'team-tables.csv'],
} as const;

interface Props {
  /** Where the files are: `sections/70`. */
  of: string;
  files: readonly What[];
  /** Whether there is a feed of results. */
  feed?: boolean;
  /** The event whose lists, tables and diplomas are made to be printed; none: it is of no event. */
  paper?: number | null;
}

export function Downloads({ of, files, feed = false, paper = null }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null);

  const save = async (what: What) => {
    const [kind, file] = KINDS[what];
    const name = `posthorn-${of.replace('/', '-')}.${kind.toLowerCase()}`;
    setProblem(await saveFrom(`/api/${of}/${file}`, name));
  };
  return (
    <div class="downloads">
      {files.map((what) => (
        <button key={what} type="button" class="btn quiet" onClick={() => void save(what)}>
          <Icon name="down" />
          {KINDS[what][0]}
          <span class="vh"> {t(`downloads-${what}`)}</span>
        </button>
      ))}
      {feed && (
        <a
          class="btn quiet"
          href={`/api/${of}/results.atom`}
          type="application/atom+xml"
          target="_blank"
        >
          Atom
          <span class="vh"> {t('downloads-feed')}</span>
        </a>
      )}
      {paper !== null && (
        <a class="btn quiet" href={`/events/${paper}/paper`}>
          <Icon name="print" />
          {t('downloads-paper')}
        </a>
      )}
      {problem && (
        <p class="err" role="alert">
          <Cited text={problemText(problem)} />
        </p>
      )}
    </div>
  );
}
