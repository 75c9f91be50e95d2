// A choice of one among a few, all of them in sight.
interface Props<Value extends string> {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Segmented<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <div class="seg" role="group" aria-label={label}>
      {options.map(([option, text]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
