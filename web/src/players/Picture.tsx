// The picture that a player shows, beside the name: to whoever does not see it the name says all.

interface Props {
  player: number;
  /** Another picture has another name, and is asked for again. */
  name: string;
  alt?: string;
}

export function Picture({ player, name, alt = '' }: Props) {
  const source = `/api/players/${player}/picture?of=${encodeURIComponent(name)}`;
  return <img class="portrait" src={source} alt={alt} width={96} height={96} />;
}
