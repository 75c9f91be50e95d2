// An address that somebody has typed: only what is one of the web is made a link.

const isWeb = (url: string): boolean => /^https?:\/\//.test(url);

export function WebAddress({ url }: { url: string }) {
  if (!isWeb(url)) return <>{url}</>;
  return (
    <a class="web-address" href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url}
    </a>
  );
}
