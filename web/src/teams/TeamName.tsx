// A team as lists and tables name it: with its flag where it is a national one.
import { Flag } from '../ui/Flag';
import { isolated } from '../ui/isolated';

interface Props {
  team: { name: string; federation: string | null };
}

export const TeamName = ({ team: { name, federation } }: Props) => (
  <span class="team-name">
    {federation && (
      <>
        <Flag federation={federation} />{' '}
      </>
    )}
    <b>
      <bdi>{isolated(name)}</bdi>
    </b>
  </span>
);
