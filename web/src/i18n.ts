// Translations. Each language is a chunk of its own: a visitor loads one.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { computed, signal } from '@preact/signals';

/** Not those of the mails, which are the server's. */
const loaders = import.meta.glob<string>(['../locales/**/*.ftl', '!../locales/mail/*'], {
  query: '?raw',
  import: 'default',
});

export const LOCALES: Record<string, string> = { en: 'English', cs: 'Čeština' };
export const lang = signal('en');
const bundle = signal<FluentBundle | null>(null);

/** Nothing can be shown before the first language is here. */
export const hasLanguage = computed(() => bundle.value !== null);

/** Folders of messages that only some pages need, besides the file that all have. */
export type Texts =
  | 'texts'
  | 'rare'
  | 'claims'
  | 'game'
  | 'games'
  | 'account'
  | 'accounts'
  | 'leave'
  | 'offices'
  | 'settings'
  | 'keys'
  | 'notes'
  | 'notifications'
  | 'passkeys'
  | 'data'
  | 'imports'
  | 'bring'
  | 'transfers'
  | 'approvals'
  | 'reports'
  | 'score'
  | 'webhooks'
  | 'developers'
  | 'desk'
  | 'control'
  | 'events'
  | 'live'
  | 'organise'
  | 'decisions'
  | 'withdrawals'
  | 'proof'
  | 'rules'
  | 'ratings'
  | 'runs'
  | 'titles'
  | 'qualifications'
  | 'teams'
  | 'seasons'
  | 'paper'
  | 'replacements'
  | 'letters'
  | 'federation'
  | 'invitation'
  | 'play'
  | 'archive';

const wanted = new Set<Texts>();
/** The language asked for last; it may still be on its way. */
let asked: string | undefined;
let turns = 0;
let latest: Promise<void> | undefined;

export function setLang(code: string): Promise<void> {
  turns += 1;
  asked = code;
  latest = load(code, turns);
  return latest;
}

async function load(code: string, turn: number) {
  const folders = [...wanted];
  const [common, ...own] = await Promise.allSettled([
    loaders[`../locales/${code}.ftl`]?.(),
    ...folders.map((folder) => loaders[`../locales/${folder}/${code}.ftl`]?.()),
  ]);
  const failed = [common, ...own].find(({ status }) => status === 'rejected');
  // Where nothing is shown yet, what all pages have is enough to tell that this page cannot be.
  if (failed && (hasLanguage.value || failed === common)) throw new Error(`no texts in ${code}`);
  for (const [i, folder] of folders.entries())
    if (own[i]?.status === 'rejected') wanted.delete(folder);
  const sources = [common, ...own].map((each) => (each.status === 'fulfilled' && each.value) || '');
  // The last wish counts, not the chunk that came last.
  if (turn === turns) addMessages(code, ...sources);
  else await latest;
  if (failed) throw new Error(`no texts in ${code}`);
}

/** For pages with messages in a file of their own. */
export async function wantTexts(folder: Texts = 'texts') {
  if (wanted.has(folder)) return latest;
  wanted.add(folder);
  // Before the first language is asked for nothing is shown: it will come with its texts.
  return asked === undefined ? undefined : setLang(asked);
}

// Each page wants some more: what has been read once is not read again.
const resources = new Map<string, FluentResource>();
function resourceOf(source: string): FluentResource {
  const known = resources.get(source) ?? new FluentResource(source);
  resources.set(source, known);
  return known;
}

/** Also for tests, which have the text of the messages at hand. */
export function addMessages(code: string, ...sources: string[]) {
  const next = new FluentBundle(code, { useIsolating: false });
  for (const error of sources.flatMap((source) => next.addResource(resourceOf(source))))
    console.error(error);
  bundle.value = next;
  lang.value = code;
  document.documentElement.lang = code;
}

/** The first of the browser's languages that we have. */
export function pickLang(): string {
  return (
    navigator.languages.map((name) => name.slice(0, 2)).find((name) => name in LOCALES) ?? 'en'
  );
}

/** A code of the server as a part of a message's name. */
export const dashed = (code: string): string => code.replaceAll('_', '-');

export function has(id: string): boolean {
  return bundle.value?.hasMessage(id) ?? false;
}

export function t(id: string, args?: Record<string, FluentVariable>): string {
  const messages = bundle.value;
  const pattern = messages?.getMessage(id)?.value;
  return messages && pattern ? messages.formatPattern(pattern, args) : id;
}
