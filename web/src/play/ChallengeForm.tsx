// A challenge is written: to whom, and by what terms.
import { useContext, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { type Sent, sentAs } from '../api/sent';
import { t } from '../i18n';
import { isNumber } from '../players/lookUp';
import { playerFault, PlayerNumber } from '../players/PlayerNumber';
import { session } from '../session';
import { Form } from '../ui/Form';
import { lengthOf } from '../ui/lengths';
import type { Challenge } from './api';
import {
  type Draft,
  type FieldName,
  isTournament,
  NAME_MAX,
  requestOf,
  withField,
  WORDS_MAX,
} from './draft';
import { Pick, Radios, WordsField, Writing } from './fields';
import { ABOUT_ONE, toldOfWhom } from './friends';
import { FriendsFields, inviteFault } from './FriendsFields';
import { MoreTerms } from './MoreTerms';
import { StartFields } from './StartFields';
import { TimeFields } from './TimeFields';

/** Where a refusal belongs: of any challenge, of one to a player, and of a tournament. */
const ALWAYS = { challenge_words: 'words', bad_start_position: 'fen' };
const OF_ONE = {
  ...ALWAYS,
  unknown_player: 'player',
  challenge_with_oneself: 'player',
  opponent_without_account: 'player',
  opponent_suspended: 'player',
  blocked: 'player',
  too_many_challenges_to_one: 'player',
};
const OF_TOURNAMENT = {
  ...ALWAYS,
  friends_name: 'tournament',
  friends_players: 'invite',
  [ABOUT_ONE]: 'invite',
};

interface Props {
  first: Draft;
  /** The challenge that is answered with other terms. */
  answers: Challenge | null;
  onSent: (challenge: Challenge) => void;
}

export function ChallengeForm({ first, answers, onSent }: Props) {
  const [draft, setDraft] = useState(first);
  const last = useRef<Sent | null>(null);
  const among = isTournament(draft);
  const change = (name: FieldName, value: string) => setDraft((old) => withField(old, name, value));
  const send = async () => {
    const content = requestOf(draft, '', answers?.id ?? null);
    last.current = sentAs(last.current, content, () => crypto.randomUUID());
    const body = { ...content, request: last.current.id };
    const { data, error } = await api.POST('/api/challenges', { body });
    if (data) onSent(data);
    return error && among ? toldOfWhom(error) : error;
  };
  // Whom it answers is no field of the form.
  const fieldOf = answers ? ALWAYS : among ? OF_TOURNAMENT : OF_ONE;
  const submit = among ? 'play-send-friends' : 'play-send';
  return (
    <Writing.Provider value={{ draft, change }}>
      <Form
        submit={t(answers ? 'play-send-answer' : submit)}
        fieldOf={fieldOf}
        check={() => faults(draft)}
        onSend={send}
      >
        {!answers && <Opponent />}
        <Pick
          name="variant"
          label={t('play-variant')}
          options={(['chess', 'chess960', 'makruk'] as const).map(
            (each) => [each, t(`variant-${each}`)] as const,
          )}
        />
        {draft.variant === 'chess960' && <StartFields />}
        <TimeFields />
        <Games />
        <Radios
          name="engines"
          label={t('play-engines-field')}
          options={[
            ['on', t('play-engines-yes')],
            ['', t(among ? 'play-friends-engines-no' : 'play-engines-no')],
          ]}
        />
        <MoreTerms open={first.start === 'from' && first.variant !== 'chess960'} />
        <WordsField
          name="words"
          label={t('play-words')}
          hint={t(among ? 'play-friends-words-hint' : 'play-words-hint')}
          rows={3}
          limit={WORDS_MAX}
        />
      </Form>
    </Writing.Provider>
  );
}

function faults(draft: Draft): Record<string, string> {
  const { to, player, words } = draft;
  const me = session.value?.me.player.id;
  if (lengthOf(words.trim()) > WORDS_MAX) return { words: t('field-long', { n: WORDS_MAX }) };
  if (isTournament(draft)) return tournamentFaults(draft, me);
  if (to !== 'player') return {};
  const oneself = isNumber(player) && Number(player) === me;
  return oneself ? { player: t('error-challenge-with-oneself') } : playerFault('player', player);
}

/** Whoever still stands in the field of the next one is invited, too. */
function tournamentFaults(draft: Draft, me: number | undefined): Record<string, string> {
  const name = draft.tournament.trim();
  if (!name) return { tournament: t('field-required') };
  if (lengthOf(name) > NAME_MAX) return { tournament: t('field-long', { n: NAME_MAX }) };
  const wrong = draft.invite.trim() ? inviteFault(draft, me) : null;
  return wrong === null ? {} : { invite: wrong };
}

function Opponent() {
  const { draft, change } = useContext(Writing);
  return (
    <>
      <Radios
        name="to"
        label={t('play-opponent')}
        options={[
          ['player', t('play-opponent-player'), t('play-opponent-player-more')],
          ['anybody', t('play-opponent-anybody'), t('play-opponent-anybody-more')],
          ['link', t('play-opponent-link'), t('play-opponent-link-more')],
          ['friends', t('play-opponent-friends'), t('play-opponent-friends-more')],
        ]}
      />
      {draft.to === 'player' && (
        <PlayerNumber
          name="player"
          label={t('player-field')}
          value={draft.player}
          onChange={(value) => change('player', value)}
          required
        />
      )}
      {isTournament(draft) && <FriendsFields />}
    </>
  );
}

function Games() {
  const { draft } = useContext(Writing);
  const two = draft.games === '2';
  // The colours follow from the pairing table.
  if (isTournament(draft))
    return (
      <Radios
        name="games"
        label={t('play-games')}
        options={[
          ['1', t('play-friends-games-once')],
          ['2', t('play-friends-games-twice')],
        ]}
      />
    );
  return (
    <>
      <Radios
        name="games"
        label={t('play-games')}
        options={[
          ['1', t('play-games-one')],
          ['2', t('play-games-two')],
        ]}
      />
      <Radios
        name="color"
        label={t(two ? 'play-color-first' : 'play-color')}
        options={(['drawn', 'white', 'black'] as const).map(
          (each) => [each, t(`play-choose-${each}`)] as const,
        )}
      />
    </>
  );
}
