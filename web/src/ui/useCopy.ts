// A text to be taken elsewhere with a press, and what is told about it.
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../i18n';

function select(element: HTMLElement | null | undefined) {
  if (element instanceof HTMLInputElement) element.select();
  else if (element) getSelection()?.selectAllChildren(element);
}

/** Copies the text. Where the browser does not let us, it is selected in its place, to be copied by hand. */
export function useCopy(text: string, place?: RefObject<HTMLElement | null>) {
  const [copied, setCopied] = useState<{ text: string; news: string }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text, news: t('game-copied') });
    } catch {
      select(place?.current);
      setCopied({ text, news: t('copy-by-hand') });
    }
  };
  // It is about this text, not about another that has taken its place.
  return { copy, news: copied?.text === text ? copied.news : '' };
}
