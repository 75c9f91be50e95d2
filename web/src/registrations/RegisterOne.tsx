// Registering a player, who need not have an address; when somebody of that name is known, who that is comes first.
import { useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { type Sent, sentAs } from '../api/sent';
import type { Player, Problem } from '../api/types';
import { t } from '../i18n';
import { Field } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import type { Registration } from './api';
import { MailLanguage, TheirEmail } from './fields';
import { Namesakes } from './Namesakes';
import { FIELD_OF, contentOf } from './registering';

/** The server's limit, in characters. */
const NAME_MOST = 80;
/** Whom a search for a name brings. */
const FOUND_MOST = 20;

interface Props {
  code: string;
  onRegistered: (registration: Registration) => void;
}

interface Known {
  values: Values;
  /** Null: they could not be read. */
  players: readonly Player[] | null;
}

async function namesakes(federation: string, values: Values): Promise<readonly Player[] | null> {
  const search = `${values.given_name ?? ''} ${values.family_name ?? ''}`.trim();
  const query = { search, federation, limit: FOUND_MOST };
  const { data } = await api.GET('/api/players', { params: { query } });
  return data?.players ?? null;
}

export function RegisterOne({ code, onRegistered }: Props) {
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<Known | null>(null);
  const last = useRef<Sent | null>(null);

  const post = async (values: Values, another: boolean): Promise<Problem | undefined> => {
    const content = contentOf(values, another);
    last.current = sentAs(last.current, content, () => crypto.randomUUID());
    const { data, error } = await api.POST('/api/federations/{code}/registrations', {
      params: { path: { code } },
      body: { id: last.current.id, ...content },
    });
    if (!data) return error;
    // The next one of the same name is somebody else.
    last.current = null;
    setTurn(turn + 1);
    onRegistered(data);
    return undefined;
  };
  const send = async (values: Values) => {
    const problem = await post(values, false);
    if (problem?.code !== 'name_known') return problem;
    setKnown({ values, players: await namesakes(code, values) });
    return undefined;
  };
  return (
    <>
      <Form key={turn} submit={t('federation-register')} onSend={send} fieldOf={FIELD_OF}>
        <div class="pair">
          <Name name="given_name" label={t('given-name')} />
          <Name name="family_name" label={t('family-name')} />
        </div>
        <div class="pair">
          <TheirEmail hint={t('federation-email-hint')} />
          <MailLanguage />
        </div>
      </Form>
      <Namesakes
        open={known !== null}
        players={known?.players ?? null}
        onAnother={async () => (known && (await post(known.values, true))) ?? null}
        onClose={() => setKnown(null)}
      />
    </>
  );
}

/** Somebody else's, too. */
const Name = ({ name, label }: { name: string; label: string }) => (
  <Field
    name={name}
    label={label}
    autoComplete="off"
    autoCapitalize="words"
    spellcheck={false}
    maxLength={NAME_MOST}
    required
  />
);
