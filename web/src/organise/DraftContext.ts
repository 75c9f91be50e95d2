// The draft that the fields of the wizard show and change.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { EMPTY, type Draft, type FieldName } from './draft';

/** An event that was begun elsewhere: nobody enters it any more. */
export interface Elsewhere {
  /** Who may have held it; null where anybody may. */
  organisers: readonly string[] | null;
}

interface Editing {
  draft: Draft;
  change: (name: FieldName, value: string) => void;
  elsewhere?: Elsewhere | undefined;
}

export const Editing = createContext<Editing>({ draft: EMPTY, change: () => undefined });

/** A field's value, and how it is changed. */
export function useDraft(name: FieldName): [value: string, change: (value: string) => void] {
  const { draft, change } = useContext(Editing);
  return [draft[name], (value) => change(name, value)];
}
