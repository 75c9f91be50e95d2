// How many members a federation had, by year, and how many nominations follow from it (TR-1.0.10); the title
// tournament commissioner enters the number.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { components } from '../api/schema';
import { num } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Field } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { FIRST_YEAR, MEMBERS_MAX, membersIn, yearIn } from './memberCount';
import { countsMembers } from './rights';
import type { Nominations } from './useHome';

type Counted = components['schemas']['MembersCount'];

interface Props {
  code: string;
  /** Of this year and of the next. */
  years: readonly Nominations[];
  onCounted: () => void;
}

export function MembersPanel({ code, years, onCounted }: Props) {
  return (
    <section class="panel pad" aria-labelledby="h-size">
      <h2 id="h-size">{t('federation-size')}</h2>
      <table class="size-table">
        <thead>
          <tr>
            <th scope="col">{t('federation-size-year')}</th>
            <th scope="col" class="r">
              {t('federation-size-members')}
            </th>
            <th scope="col">{t('federation-size-gives')}</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, members_before: members, quota }) => (
            <tr key={year}>
              <th scope="row">{year - 1}</th>
              <td class="r">
                {members === null ? (
                  <span class="muted">{t('federation-size-none')}</span>
                ) : (
                  num(members)
                )}
              </td>
              <td>{t('federation-size-nominations', { n: quota, year: String(year) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small muted">
        <Cited text={t('federation-size-text')} />
        {!countsMembers() && ` ${t('federation-size-who')}`}
      </p>
      {countsMembers() && years[0] && (
        // Officers go from one federation to the next.
        <CountForm key={code} code={code} present={years[0].year} onCounted={onCounted} />
      )}
    </section>
  );
}

interface FormProps {
  code: string;
  /** The last of which members are counted. */
  present: number;
  onCounted: () => void;
}

function CountForm({ code, present, onCounted }: FormProps) {
  const [saved, setSaved] = useState<Counted | null>(null);
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (saved) news.current?.focus();
  }, [saved]);

  const check = ({ year = '', members = '' }: Values): Record<string, string> => ({
    ...(yearIn(year, present) === null && {
      year: t('federation-size-year-wrong', { min: String(FIRST_YEAR), max: String(present) }),
    }),
    ...(membersIn(members) === null && { members: t('federation-size-wrong') }),
  });
  const send = async ({ year = '', members = '' }: Values) => {
    const path = { code, year: yearIn(year, present) ?? present };
    const { data, error } = await api.PUT('/api/federations/{code}/members/{year}', {
      params: { path },
      body: { members: membersIn(members) ?? 0 },
    });
    if (!data) return error;
    setSaved(data);
    onCounted();
    return undefined;
  };
  return (
    <details>
      <summary>{t('federation-size-enter')}</summary>
      <Form
        submit={t('federation-size-send')}
        fieldOf={{ unknown_year: 'year', invalid_body: 'members' }}
        check={check}
        onSend={send}
      >
        <div class="pair">
          <Field
            name="year"
            label={t('federation-size-year')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            defaultValue={String(present - 1)}
            required
          />
          <Field
            name="members"
            label={t('federation-size-label')}
            hint={t('federation-size-hint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(MEMBERS_MAX).length + 2}
            required
          />
        </div>
      </Form>
      <div role="status">
        {saved && (
          <p class="news" tabIndex={-1} ref={news}>
            <Cited text={savedText(saved)} />
          </p>
        )}
      </div>
    </details>
  );
}

const savedText = ({ members, year, nominations }: Counted): string =>
  t('federation-size-saved', {
    members,
    year: String(year),
    n: nominations,
    next: String(year + 1),
  });
