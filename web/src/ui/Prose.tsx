// A page of text.
import type { ComponentChildren } from 'preact';
import { useTitle } from '../title';
import { Cited } from './Cited';
import '../styles/prose.css';

interface Props {
  title: string;
  lede?: string;
  children: ComponentChildren;
}

export function Prose({ title, lede, children }: Props) {
  useTitle(title);
  return (
    <article class="prose">
      <h1>{title}</h1>
      {lede && (
        <p class="lede">
          <Cited text={lede} />
        </p>
      )}
      {children}
    </article>
  );
}
