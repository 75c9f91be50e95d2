// A federation's flag. The files carry the three letters that ICCF and FIDE use (scripts/flags.mjs).
export function Flag({ federation }: { federation: string }) {
  return (
    <img
      class="flag"
      src={`/flags/${federation}.svg`}
      alt={federation}
      title={federation}
      width={21}
      height={14}
      decoding="async"
    />
  );
}
