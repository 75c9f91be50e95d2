// A choice in a toolbar: its label is read aloud and not shown.
interface Props {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

export const Select = ({ label, value, options, onChange }: Props) => (
  <label>
    <span class="vh">{label}</span>
    <select
      class="select"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
