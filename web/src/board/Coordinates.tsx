// The letters and numbers at the edge of a board, for the eye: the grid says each square's name.
import type { Color } from '../api/types';
import { FILES } from './fen';

export function Coordinates({ orientation }: { orientation: Color }) {
  const files = [...FILES];
  const ranks = [8, 7, 6, 5, 4, 3, 2, 1];
  if (orientation === 'black') {
    files.reverse();
    ranks.reverse();
  }
  return (
    <>
      <div class="coords ranks" aria-hidden="true">
        {ranks.map((rank) => (
          <span key={rank}>{rank}</span>
        ))}
      </div>
      <div class="coords files" aria-hidden="true">
        {files.map((file) => (
          <span key={file}>{file}</span>
        ))}
      </div>
    </>
  );
}
