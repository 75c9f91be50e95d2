// What a file would do, or has done: whom it registers, who is known already, and what is wrong with which line.
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { FileFaults } from '../imports/FileFaults';
import { PlayerName, nameOf } from '../ui/PlayerName';
import type { RegisteredByFile } from './api';

interface Props {
  of: RegisteredByFile;
  /** Shows a line where it can be mended. */
  onShow: (line: number) => void;
}

export function FileFound({ of, onShow }: Props) {
  const { registered, known, problems, ignored_columns: ignored } = of;
  return (
    <>
      {ignored.length > 0 && (
        <p class="small muted">{t('federation-file-ignored', { columns: ignored.join(', ') })}</p>
      )}
      <FileFaults faults={problems} texts="federation-fault" onShow={onShow} />
      {known.length > 0 && (
        <Folded title={t('federation-file-known', { n: known.length })} open>
          <p class="small">{t('federation-file-known-text')}</p>
          <ul class="plain namesakes">
            {known.map(({ line, player }) => (
              <li key={line}>
                <span class="small muted">{t('bring-line', { n: String(line) })}</span>{' '}
                <PlayerName player={player} link /> <span class="small muted">{player.id}</span>
              </li>
            ))}
          </ul>
        </Folded>
      )}
      {problems.length === 0 && registered.length > 0 && (
        <Folded
          title={t(of.dry_run ? 'federation-file-would' : 'federation-file-registered', {
            n: registered.length,
          })}
          open={!of.dry_run}
        >
          <ul class="plain namesakes">
            {registered.map(({ line, email, player, ...names }) => (
              <li key={line}>
                {player ? (
                  <>
                    <PlayerName player={player} link /> <span class="small muted">{player.id}</span>
                  </>
                ) : (
                  <>
                    <span class="small muted">{t('bring-line', { n: String(line) })}</span>{' '}
                    <b>
                      <bdi>{nameOf(names)}</bdi>
                    </b>
                  </>
                )}{' '}
                <span class="small muted">
                  {email ? <bdi>{email}</bdi> : t('federation-file-no-email')}
                </span>
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </>
  );
}

interface FoldedProps {
  title: string;
  open: boolean;
  children: ComponentChildren;
}

const Folded = ({ title, open, children }: FoldedProps) => (
  <details open={open}>
    <summary>{title}</summary>
    {children}
  </details>
);
