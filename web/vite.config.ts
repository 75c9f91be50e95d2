// The build: hashed files under /assets, flags under /flags, one chunk per page and language.
import { defineConfig } from 'vite';
import { client } from './scripts/client.ts';
import { early } from './scripts/early.ts';
import { flags } from './scripts/flags.ts';
import { npmLicences } from './scripts/npm-licences.ts';
import { rules } from './scripts/rules.ts';
import { shell } from './scripts/shell.ts';
import { stages } from './scripts/stages.ts';
import { texts } from './scripts/texts.ts';

/** Where `npm run dev` finds a running server; its own default port unless told otherwise. It is asked
 * under its own name: it refuses any other. */
const server = {
  target: process.env.POSTHORN_URL ?? 'http://127.0.0.1:8080',
  changeOrigin: true,
};

/** What is opened daily, with the parts that it asks for while it is open. */
const OFTEN =
  /\/(?:Game|MyGames|Home|SignIn|Events|Event|Section|Desk|DeskGame|Player|rare|pressed|asked|decided)-[\w-]+\.js$/;

/** Parts of every page, of all that shows boards, and of those on which moves are made. */
const GROUPS = [
  {
    name: 'base',
    test: /preload-helper|\/node_modules\/(?:preact|@preact|@fluent|openapi-fetch)\/|\/src\/(?:i18n|format|prefs|session|idle|kept|asked|silence|useAgain|sectionName|router|games|notifications\/unread|api\/\w+|prove\/prove|decisions\/MattersBox|game\/(?:lazily|download)|ui\/(?:Cited|Failure|Icon|When|Tag|Segmented|SearchField|lengths|useCopy))\.tsx?$/,
  },
  {
    name: 'boards',
    test: /\/src\/(?:board\/(?:fen|letters|notation|usePieces|MiniBoard|board)|game\/(?:ply|words)|ui\/(?:San|AsOf)|dashboard\/order|round|seen|clockWords|serverTime)\.(?:tsx?|css)$/,
  },
  {
    name: 'moves',
    test: /\/chessground\/|\/src\/(?:board\/(?:Board|BoardGrid|Coordinates|PromotionPicker|castling|moveInput)|game\/(?:useReplay|Tool|useGame|useTurnedAway|clock|draft|moveState|StepTools|claim\/claims)|analysis\/AnalysisLink|styles\/(?:game|game-layout|game-print|move|going))\.(?:tsx?|css)$/,
  },
];

export default defineConfig({
  plugins: [client(), early(), flags(), npmLicences(), rules(), shell(), stages(), texts()],
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // What every page needs is named in index.html, and every file that a page is made of in the first
      // script. Pages that are seldom opened ask for theirs one after the other: a first game is lighter
      // for it.
      resolveDependencies: (page, files, { hostType }) =>
        hostType === 'html' || OFTEN.test(page)
          ? files
          : files.filter((file) => file.endsWith('.css')),
    },
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    // The page that shows the description of the API stands apart: it is Redoc's.
    rollupOptions: {
      input: ['index.html', 'api.html'],
      // Small parts of what the same pages have weigh less together than each in a file of its own, and
      // are here sooner.
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS },
        // The first script names them all: a letter less of each counts there.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { proxy: { '/api': server, '/local': server, '/.well-known': server, '/xfcc': server } },
});
