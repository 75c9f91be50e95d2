// What of an event can be put on paper: the list of it, and each of the papers. Public all of it.
import { PaperCertificates } from '../paper/PaperCertificates';
import { PaperDiplomas } from '../paper/PaperDiplomas';
import { PaperList } from '../paper/PaperList';
import { PaperReport } from '../paper/PaperReport';
import { PaperStartLists } from '../paper/PaperStartLists';
import { PaperTables } from '../paper/PaperTables';
import NotFound from './NotFound';
import type { PageProps } from './pageProps';

const PAPERS = {
  '': PaperList,
  'start-lists': PaperStartLists,
  tables: PaperTables,
  diplomas: PaperDiplomas,
  certificates: PaperCertificates,
  report: PaperReport,
} as const;

const isPaper = (name: string): name is keyof typeof PAPERS => Object.hasOwn(PAPERS, name);

/** `id`: "2/paper" or "2/paper/diplomas". */
export default function EventPaper({ id }: PageProps) {
  const [event = '', , paper = ''] = id.split('/');
  if (!isPaper(paper)) return <NotFound />;
  const Paper = PAPERS[paper];
  return <Paper key={event} id={event} />;
}
