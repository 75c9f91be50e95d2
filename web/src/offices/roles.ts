// The offices in the order in which they are shown.
import type { Role } from '../api/types';

export type OfficeRole = Exclude<Role, 'player'>;

export const OFFICES: OfficeRole[] = [
  'executive_board',
  'world_tournament_director',
  'title_commissioner',
  'non_title_commissioner',
  'rating_commissioner',
  'qualifications_commissioner',
  'appeals_commission',
  'arbitration_commission',
  'arbiter_committee',
  'disciplinary_committee',
  'administrator',
  'officer',
  'director',
  'organiser',
  'federation',
];

/** Whether it is one of ICCF's offices; directors, organisers and delegates see to what names them. */
export const isOffice = (role: OfficeRole): boolean =>
  role !== 'director' && role !== 'organiser' && role !== 'federation';
