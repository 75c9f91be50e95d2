// A field to find something in a list by its name.
import { Icon } from './Icon';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export const SearchField = ({ label, value, onChange }: Props) => (
  <label class="search">
    <span class="vh">{label}</span>
    <Icon name="search" />
    <input
      type="search"
      value={value}
      placeholder={label}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </label>
);
