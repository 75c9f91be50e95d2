// What Vite's plugins add to the modules, and public/early.js to the page.
// eslint-disable-next-line no-var
declare var earlySession: Promise<Response> | undefined;

declare module 'virtual:npm-licences' {
  interface Package {
    name: string;
    version: string;
    licence: string;
    /** Where the text of the licence is; empty where the package brings none. */
    href: string;
  }
  const packages: Package[];
  export default packages;
}

declare module 'virtual:article-ids' {
  /** The ids of all articles, in the ledger's order. */
  const ids: string[];
  export default ids;
}

declare module 'virtual:rules' {
  /** Who sees to an article: the server, officials, people by themselves, or nobody here yet. */
  export type Standing = 'server' | 'official' | 'people' | 'missing';

  export interface Reading {
    /** It is not what is printed. */
    differs: boolean;
    text: string;
  }

  export interface Article {
    id: string;
    /** In English, in the ledger's words. */
    text: string;
    standing: Standing;
    /** What reaches it: operations of the API, schedules, commands, by their names. */
    by: string[];
    /** What of it this server does not do, in an English sentence; empty where it does all, or nothing. */
    lacks: string;
    readings: Reading[];
  }

  const articles: Article[];
  export default articles;
}

declare module 'virtual:stages' {
  interface Line {
    /** A `Stage` of the API. */
    stage: string;
    /** Of which kind its events are. */
    kind: string;
    /** Under whose rules it is played. */
    rules: string;
    /** Whether teams play: `yes` or `no`. */
    teams: string;
  }
  const stages: readonly Line[];
  export default stages;
}
