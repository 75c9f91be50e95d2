// The offices in the order in which they are shown.
import type { PlayerOffices } from '../api/types';

type Role = PlayerOffices['roles'][number];
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
  'administrator',
  'officer',
  'director',
  'organiser',
  'federation',
];
