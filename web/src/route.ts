// What there is to say of a page: its path, its code and texts, and who may see it.
import type { FunctionComponent } from 'preact';
import { type Texts, wantTexts } from './i18n';
import type { PageProps } from './pages/pageProps';

export interface Route {
  pattern: RegExp;
  load: () => Promise<{ default: FunctionComponent<PageProps> }>;
  /** Asks for what the page shows while its code is on its way. */
  askAhead?: (id: string) => void;
  /** The entry of the navigation that is marked as the present one. */
  section?: 'games' | 'play' | 'events' | 'ratings' | 'account' | 'desk' | 'federation';
  /** It takes the whole width of wide screens. */
  wide?: boolean;
  /** Signed-out visitors are asked to sign in first, and come back afterwards. */
  membersOnly?: boolean;
  /** Everybody may look, and members see more: the page begins again when that changes. */
  dependsOnMember?: boolean;
}

/** A page with messages in a file of their own comes with them. */
export async function withTexts<Page>(page: Promise<Page>, ...folders: Texts[]): Promise<Page> {
  const texts = folders.length ? folders.map(wantTexts) : [wantTexts()];
  const [loaded] = await Promise.all([page, ...texts]);
  return loaded;
}
