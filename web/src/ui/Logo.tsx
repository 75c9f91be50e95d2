// The mark: an envelope whose lower edge is a row of battlements.
export function Logo() {
  return (
    <svg viewBox="0 0 32 24" width="32" height="24" aria-hidden="true">
      <rect x="1" y="1" width="30" height="22" rx="2.5" fill="var(--accent)" />
      <g fill="none" stroke="var(--paper)" stroke-width="1.8">
        <path d="M2 4.2 16 14.5 30 4.2" stroke-linejoin="round" />
        <path d="M8 23v-3.6h3.6v-3.6M24 23v-3.6h-3.6v-3.6" />
      </g>
    </svg>
  );
}
