// Which path shows which page, and who may see it. Each page is a chunk of its own.
import { askAhead } from './game/ahead';
import { live } from './live/route';
import { notes } from './notes/route';
import { notifications } from './notifications/route';
import { type Route, withTexts } from './route';
import { rulesQuestions } from './rulesQuestions/route';

const routes: Route[] = [
  {
    pattern: /^\/game\/(\d{1,15})$/,
    load: () => withTexts(import('./pages/Game'), 'game'),
    askAhead: (id) => askAhead(Number(id)),
    section: 'games',
    wide: true,
    dependsOnMember: true,
  },
  {
    pattern: /^\/game\/(\d{1,15}\/(?:score|card))$/,
    load: () => withTexts(import('./pages/Score'), 'score', 'game'),
    section: 'games',
    membersOnly: true,
  },
  {
    pattern: /^\/analysis\/(\d{1,15})$/,
    load: () => withTexts(import('./pages/Analysis'), 'texts', 'claims', 'game', 'notes'),
    section: 'games',
    dependsOnMember: true,
  },
  {
    pattern: /^\/analysis$/,
    load: () => withTexts(import('./pages/Analysis'), 'texts', 'claims', 'game'),
  },
  ...[live, notes, notifications, rulesQuestions],
  {
    pattern: /^\/desk$/,
    load: () => withTexts(import('./pages/Desk'), 'decisions', 'ratings'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/events$/,
    load: () => withTexts(import('./pages/DeskEvents'), 'decisions', 'events'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/claims(?:\/(\d{1,15}))?$/,
    load: () =>
      withTexts(import('./pages/DeskClaims'), 'texts', 'claims', 'rare', 'game', 'decisions'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/cases\/(\d{1,15})$/,
    load: () => withTexts(import('./pages/DeskCase'), 'decisions'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/games\/(\d{1,15})$/,
    load: () => withTexts(import('./pages/DeskGame'), 'decisions', 'game'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/sections\/(\d{1,15})$/,
    load: () => withTexts(import('./pages/DeskSection'), 'decisions'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/reports\/(\d{1,15})$/,
    load: () => withTexts(import('./pages/DeskReports'), 'reports', 'game'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/imports$/,
    load: () => withTexts(import('./pages/DeskImports'), 'imports'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/withdrawals$/,
    load: () => withTexts(import('./pages/DeskWithdrawals'), 'withdrawals'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/outages$/,
    load: () => withTexts(import('./pages/DeskOutages'), 'desk'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/leave$/,
    load: () => withTexts(import('./pages/DeskLeave'), 'desk', 'leave'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/ratings$/,
    load: () => withTexts(import('./pages/DeskRatings'), 'ratings', 'runs'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/ratings\/([a-z\d-]{1,40})$/,
    load: () => withTexts(import('./pages/DeskRatingRun'), 'ratings', 'runs'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/titles(?:\/(\d{1,10}))?$/,
    load: () => withTexts(import('./pages/DeskTitles'), 'titles'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/norms\/(\d{1,10})$/,
    load: () => withTexts(import('./pages/DeskNorms'), 'titles'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/desk\/mails$/,
    load: () => withTexts(import('./pages/DeskMails'), 'desk'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/withdraw$/,
    load: () => withTexts(import('./pages/Withdraw'), 'withdrawals'),
    section: 'account',
    membersOnly: true,
  },
  {
    pattern: /^\/leave$/,
    load: () => withTexts(import('./pages/Leave'), 'leave'),
    section: 'account',
    membersOnly: true,
  },
  {
    pattern: /^\/settings$/,
    load: () => withTexts(import('./pages/Settings'), 'settings', 'account', 'accounts', 'offices'),
    section: 'account',
    membersOnly: true,
  },
  {
    pattern: /^\/webhooks$/,
    load: () => withTexts(import('./pages/Webhooks'), 'webhooks'),
    section: 'account',
    membersOnly: true,
  },
  {
    pattern: /^\/transfers$/,
    load: () => withTexts(import('./pages/Transfers'), 'transfers'),
    section: 'account',
    membersOnly: true,
  },
  {
    pattern: /^\/approvals$/,
    load: () => withTexts(import('./pages/Approvals'), 'approvals', 'events'),
    section: 'account',
    membersOnly: true,
  },
  {
    pattern: /^\/approvals\/reports\/(\d{4})$/,
    load: () => withTexts(import('./pages/ApprovalReport'), 'approvals'),
  },
  {
    pattern: /^\/data$/,
    load: () => withTexts(import('./pages/Data'), 'data', 'accounts'),
    section: 'account',
    membersOnly: true,
  },
  {
    pattern: /^\/imports$/,
    load: () => withTexts(import('./pages/Imports'), 'imports', 'bring'),
    section: 'account',
    membersOnly: true,
  },
  {
    pattern: /^\/imports\/new$/,
    load: () =>
      withTexts(
        import('./pages/ImportNew'),
        ...(['events', 'organise', 'control', 'imports', 'bring'] as const),
      ),
    section: 'account',
    membersOnly: true,
  },
  {
    pattern: /^\/keys$/,
    load: () => withTexts(import('./pages/Keys'), 'keys'),
    section: 'account',
    membersOnly: true,
  },
  {
    pattern: /^\/unsubscribe\/([^/]+)$/,
    load: () => withTexts(import('./pages/Unsubscribe'), 'settings'),
  },
  {
    pattern: /^\/events$/,
    load: () => withTexts(import('./pages/Events'), 'events'),
    section: 'events',
  },
  {
    pattern: /^\/events\/new$/,
    load: () => withTexts(import('./pages/EventNew'), 'events', 'organise', 'control'),
    section: 'events',
    membersOnly: true,
  },
  {
    pattern: /^\/events\/(\d{1,15})$/,
    load: () => withTexts(import('./pages/Event'), 'events', 'control'),
    section: 'events',
  },
  {
    pattern: /^\/events\/(\d{1,15})\/change$/,
    load: () => withTexts(import('./pages/EventChange'), 'events', 'organise', 'control'),
    section: 'events',
    membersOnly: true,
  },
  {
    pattern: /^\/events\/(\d{1,15})\/entries$/,
    load: () => withTexts(import('./pages/EventEntries'), 'events', 'organise'),
    section: 'events',
    membersOnly: true,
  },
  {
    pattern: /^\/events\/(\d{1,15})\/sections$/,
    load: () => withTexts(import('./pages/EventSections'), 'events', 'organise'),
    section: 'events',
    membersOnly: true,
  },
  {
    pattern: /^\/events\/(\d{1,15})\/rounds$/,
    load: () => withTexts(import('./pages/EventRounds'), 'events'),
    section: 'events',
  },
  {
    pattern: /^\/events\/(\d{1,15})\/teams$/,
    load: () => withTexts(import('./pages/EventTeams'), 'events', 'teams'),
    section: 'events',
    // Whose line-ups are shown, and who enters and decides.
    dependsOnMember: true,
  },
  {
    pattern: /^\/events\/(\d{1,15})\/season$/,
    load: () => withTexts(import('./pages/EventSeason'), 'events', 'seasons'),
    section: 'events',
    // Whether I decide.
    dependsOnMember: true,
  },
  {
    pattern: /^\/events\/(\d{1,15}\/teams\/\d{1,3}\/\d{1,3}-\d{1,3})$/,
    load: () => withTexts(import('./pages/EventTeamMatch'), 'events', 'teams'),
    section: 'events',
    // Which games are open.
    dependsOnMember: true,
  },
  {
    pattern: /^\/events\/(\d{1,15}\/teams\/\d{1,5}\/boards)$/,
    load: () => withTexts(import('./pages/EventTeamBoards'), 'events', 'games', 'teams'),
    section: 'events',
    membersOnly: true,
  },
  {
    pattern: /^\/events\/(\d{1,15}\/teams\/\d{1,5}\/replacements)$/,
    load: () =>
      withTexts(import('./pages/EventTeamReplacements'), 'events', 'teams', 'replacements'),
    section: 'events',
    membersOnly: true,
  },
  {
    pattern: /^\/events\/(\d{1,15})\/letters$/,
    load: () => withTexts(import('./pages/EventLetters'), 'events', 'teams', 'letters'),
    section: 'events',
    membersOnly: true,
  },
  {
    pattern: /^\/events\/(\d{1,15}\/letters\/[a-z\d-]{1,40})$/,
    load: () => withTexts(import('./pages/EventConversation'), 'events', 'teams', 'letters'),
    section: 'events',
    membersOnly: true,
  },
  {
    pattern: /^\/events\/(\d{1,15}\/paper(?:\/[a-z-]{1,20})?)$/,
    load: () => withTexts(import('./pages/EventPaper'), 'events', 'control', 'paper'),
    section: 'events',
  },
  {
    pattern: /^\/section\/(\d{1,15})$/,
    load: () => withTexts(import('./pages/Section'), 'events'),
    section: 'events',
  },
  {
    pattern: /^\/ratings(?:\/([a-z\d-]{1,40}))?$/,
    load: () => withTexts(import('./pages/Ratings'), 'ratings'),
    section: 'ratings',
  },
  {
    pattern: /^\/titles\/(\d{1,10})$/,
    load: () => withTexts(import('./pages/Certificate'), 'titles'),
    section: 'ratings',
  },
  {
    pattern: /^\/titles\/reports\/(\d{4})$/,
    load: () => withTexts(import('./pages/TitleReport'), 'titles'),
    section: 'ratings',
  },
  {
    pattern: /^\/titles$/,
    load: () => withTexts(import('./pages/Titles'), 'titles'),
    section: 'ratings',
    // Whether I may object, and whether I decide.
    dependsOnMember: true,
  },
  {
    pattern: /^\/player\/(\d{1,10})$/,
    load: () => withTexts(import('./pages/Player'), 'ratings', 'titles'),
    section: 'ratings',
    // A rating from fewer than 12 games is shown to the player alone (TR-9.3).
    dependsOnMember: true,
  },
  {
    pattern: /^\/player\/(\d{1,10})\/names$/,
    load: () => withTexts(import('./pages/Names'), 'accounts'),
    section: 'ratings',
    membersOnly: true,
  },
  {
    pattern: /^\/player\/(\d{1,10})\/removals$/,
    load: () => withTexts(import('./pages/Removals'), 'accounts'),
    section: 'ratings',
    membersOnly: true,
  },
  { pattern: /^\/offices$/, load: () => withTexts(import('./pages/Offices'), 'offices') },
  {
    pattern: /^\/federations$/,
    load: () => withTexts(import('./pages/Federations'), 'offices'),
    dependsOnMember: true,
  },
  {
    pattern: /^\/federation(?:\/([A-Z]{3}))?$/,
    load: () => withTexts(import('./pages/Federation'), 'federation', 'events'),
    section: 'federation',
    membersOnly: true,
  },
  {
    pattern: /^\/federation\/([A-Z]{3})\/members$/,
    load: () => withTexts(import('./pages/FederationMembers'), 'federation', 'ratings'),
    section: 'federation',
    // Whether its other pages are for me.
    dependsOnMember: true,
  },
  {
    pattern: /^\/federation\/([A-Z]{3})\/registrations$/,
    load: () =>
      withTexts(import('./pages/FederationRegistrations'), 'federation', 'accounts', 'bring'),
    section: 'federation',
    membersOnly: true,
  },
  {
    pattern: /^\/federation\/([A-Z]{3})\/entries$/,
    load: () => withTexts(import('./pages/FederationEntries'), 'federation', 'events'),
    section: 'federation',
    membersOnly: true,
  },
  {
    // Somebody may be here who would rather use the account that there is.
    pattern: /^\/claim\/([^/]+)$/,
    load: () => withTexts(import('./pages/Claim'), 'invitation', 'accounts'),
  },
  {
    pattern: /^\/player\/(\d{1,10})\/offices$/,
    load: () => withTexts(import('./pages/PlayerOffices'), 'offices'),
    section: 'ratings',
    membersOnly: true,
  },
  {
    pattern: /^\/player\/(\d{1,10})\/qualifications$/,
    load: () => withTexts(import('./pages/Qualifications'), 'qualifications', 'events'),
    section: 'ratings',
    dependsOnMember: true,
  },
  {
    pattern: /^\/qualifiers$/,
    load: () => withTexts(import('./pages/Qualifiers'), 'qualifications', 'events', 'ratings'),
    section: 'ratings',
    dependsOnMember: true,
  },
  {
    pattern: /^\/suspensions$/,
    load: () => withTexts(import('./pages/Suspended'), 'withdrawals'),
    section: 'desk',
    membersOnly: true,
  },
  {
    pattern: /^\/player\/(\d{1,10})\/suspensions$/,
    load: () => withTexts(import('./pages/Suspensions'), 'withdrawals'),
    section: 'ratings',
    membersOnly: true,
  },
  {
    // With what the mail's link ends in, or without.
    pattern: /^\/passkeys?(?:\/([^/]+))?$/,
    load: () => withTexts(import('./pages/Passkeys'), 'passkeys', 'accounts'),
    section: 'account',
    membersOnly: true,
  },
  {
    pattern: /^\/sign-in$/,
    load: () => withTexts(import('./pages/SignIn'), 'accounts', 'passkeys'),
  },
  { pattern: /^\/sign-up$/, load: () => withTexts(import('./pages/SignUp'), 'accounts') },
  { pattern: /^\/verify\/([^/]+)$/, load: () => withTexts(import('./pages/Verify'), 'accounts') },
  {
    pattern: /^\/address\/([^/]+)$/,
    load: () => withTexts(import('./pages/Address'), 'accounts'),
  },
  { pattern: /^\/forgot$/, load: () => withTexts(import('./pages/Forgot'), 'accounts') },
  {
    pattern: /^\/reset\/([^/]+)$/,
    load: () => withTexts(import('./pages/Reset'), 'accounts', 'passkeys'),
  },
  { pattern: /^\/licences$/, load: () => withTexts(import('./pages/Licences')) },
  { pattern: /^\/help\/keyboard$/, load: () => withTexts(import('./pages/Keyboard')) },
  { pattern: /^\/about$/, load: () => withTexts(import('./pages/About')) },
  {
    // Whoever tries the address under which all of the API stands.
    pattern: /^\/(?:developers|api)$/,
    load: () => withTexts(import('./pages/Developers'), 'developers'),
  },
  { pattern: /^\/proof$/, load: () => withTexts(import('./pages/Proof'), 'proof') },
  {
    pattern: /^\/rules(?:\/([\w.-]{1,40}))?$/,
    load: () => withTexts(import('./pages/Rules'), 'rules'),
  },
  {
    pattern: /^\/play$/,
    load: () => withTexts(import('./pages/Play'), 'play', 'control'),
    section: 'play',
    // What waits for me, and what I may accept.
    dependsOnMember: true,
  },
  {
    pattern: /^\/play\/new$/,
    load: () => withTexts(import('./pages/PlayNew'), 'play', 'control'),
    section: 'play',
    membersOnly: true,
  },
  {
    pattern: /^\/challenge\/(\d{1,10})$/,
    load: () => withTexts(import('./pages/Challenge'), 'play', 'control'),
    section: 'play',
    dependsOnMember: true,
  },
  {
    pattern: /^\/archive$/,
    load: () => withTexts(import('./pages/Archive'), 'archive', 'game', 'games', 'texts'),
    wide: true,
  },
  { pattern: /^\/conduct$/, load: () => withTexts(import('./pages/Conduct')) },
  { pattern: /^\/privacy$/, load: () => withTexts(import('./pages/Privacy')) },
];

const home: Route = {
  pattern: /^\/$/,
  load: () => withTexts(import('./pages/Home')),
  dependsOnMember: true,
};
const games: Route = {
  ...home,
  load: () => withTexts(import('./pages/MyGames'), 'games'),
  section: 'games',
};
const missing: Route = { pattern: /^/, load: () => import('./pages/NotFound') };

export interface Found {
  route: Route;
  id: string;
}

/** The page for a path. `/` is my games for a member and the home page for everybody else. */
export function find(path: string, signedIn: boolean): Found {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (home.pattern.test(trimmed)) return { route: signedIn ? games : home, id: '' };
  for (const route of routes) {
    const match = route.pattern.exec(trimmed);
    if (match) return { route, id: match[1] ?? '' };
  }
  return { route: missing, id: '' };
}
