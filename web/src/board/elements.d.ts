// Chessground's own element names, so that TSX may write its markup without its script.
import type { HTMLAttributes } from 'preact';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'cg-board': HTMLAttributes<HTMLElement>;
      square: HTMLAttributes<HTMLElement>;
      piece: HTMLAttributes<HTMLElement>;
    }
  }
}
