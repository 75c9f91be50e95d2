// A challenge that was sent just now: told on the page to which that leads.
import { signal } from '@preact/signals';
import type { Challenge } from './api';

export const justSent = signal<Challenge | null>(null);
