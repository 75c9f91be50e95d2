// The list of a player's notebooks.
import { api } from '../api/client';
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type NotebookLine = Schemas['NotebookRow'];
export type NotebookList = Schemas['NotebookList'];

export const askNotebooks = (after?: string) =>
  api.GET('/api/notebooks', { params: { query: after ? { after } : {} } });
