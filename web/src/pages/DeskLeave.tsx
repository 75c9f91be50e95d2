// A player's leave in an event: to look at, to grant special leave, to correct.
import { useEffect, useState } from 'preact/hooks';
import { forbidden, problemText } from '../api/problem';
import { DeskPage } from '../desk/DeskPage';
import { LeaveBookView, LeaveLog } from '../desk/LeaveBookView';
import { LeaveEntryForm } from '../desk/LeaveEntryForm';
import { LeaveLookup } from '../desk/LeaveLookup';
import { sectionName } from '../sectionName';
import { type Entry, useLeaveBook } from '../desk/useLeaveBook';
import { t } from '../i18n';
import { query, setQuery } from '../router';
import { isOfficial } from '../session';
import { fullName } from '../ui/PlayerName';
import { toast } from '../ui/Toast';
import { Trouble } from '../ui/Trouble';

export default function DeskLeave() {
  return isOfficial() ? <Books /> : <Trouble problem={forbidden()} />;
}

function Books() {
  const { book, open, enter } = useLeaveBook();
  const [entered, setEntered] = useState(0);
  const params = new URLSearchParams(query.value);
  const [section, player] = [params.get('section') ?? '', params.get('player') ?? ''];

  // The address names a book, so that it can be sent to a colleague.
  useEffect(() => {
    if (!Number(section) || !Number(player)) return;
    void open(Number(section), Number(player)).then((problem) => {
      if (problem) toast(problemText(problem));
    });
  }, []);
  const look = async (number: number, who: number) => {
    setQuery({ section: String(number), player: String(who) });
    const problem = await open(number, who);
    if (!problem) setEntered(0);
    return problem;
  };
  const send = async (entry: Entry) => {
    const problem = await enter(entry);
    if (!problem) setEntered(entered + 1);
    return problem;
  };
  return (
    <DeskPage title={t('book-title')} lede={t('book-lede')} news={entered ? t('book-entered') : ''}>
      <section class="panel case" aria-label={t('book-whose')}>
        <LeaveLookup section={section} player={player} onOpen={look} />
      </section>
      {book && (
        <div class="book" key={`${book.leave.section.id} ${book.player.id}`}>
          <section class="panel case" aria-labelledby="h-book">
            <h2 id="h-book">
              {fullName(book.player)}, {sectionName(book.leave.section)}
            </h2>
            <LeaveBookView book={book} />
          </section>
          {book.leave.allowance_days > 0 && (
            <section class="panel case" aria-labelledby="h-enter">
              <h2 id="h-enter">{t('book-enter')}</h2>
              <LeaveEntryForm key={entered} book={book} onEnter={send} />
            </section>
          )}
          <section class="panel case" aria-labelledby="h-log">
            <h2 id="h-log">{t('book-log')}</h2>
            <LeaveLog entries={book.entries} />
          </section>
        </div>
      )}
    </DeskPage>
  );
}
