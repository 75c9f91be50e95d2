// The reader's files: ordered, looked at until they are written, saved.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Export, Exports, OrderExport, Problem } from '../api/types';
import { goTo, saveAs } from '../game/download';

/** Milliseconds between two looks while something is being written. */
const LOOK_AGAIN = 5_000;

const isOpen = ({ state }: Export): boolean => state === 'waiting' || state === 'writing';

export function useExports() {
  const [exports, setExports] = useState<Exports | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = async () => {
    const { data, error } = await api.GET('/api/exports');
    if (data) setExports(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  const waits = exports?.exports.some(isOpen) ?? false;
  useEffect(() => {
    if (!waits) return;
    const look = () => document.visibilityState === 'visible' && void load();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [waits]);

  const order = async (body: OrderExport) => {
    const { error } = await api.POST('/api/exports', { body });
    if (!error) await load();
    return error;
  };
  const fetchFile = async ({ id, kind }: Export): Promise<Problem | null> => {
    const params = { path: { id } };
    const told = await api.GET('/api/exports/{id}', { params });
    if (!told.data) return told.error;
    // A file in a bucket is fetched by the browser itself: this page may ask nobody but the server.
    if (told.data.address !== null) {
      goTo(told.data.address);
      return null;
    }
    const options = { params, parseAs: 'blob' } as const;
    const { data, error } = await api.GET('/api/exports/{id}/file', options);
    if (!data) return error;
    const archive = kind === 'federation' || kind === 'person';
    saveAs(data as Blob, `posthorn-${kind}-${id}.${archive ? 'tar' : 'pgn'}`);
    return null;
  };
  const setNightly = async (on: boolean): Promise<Problem | null> => {
    const { data, error } = await api.PUT('/api/exports/nightly', { body: { enabled: on } });
    if (!data) return error;
    setExports((before) => before && { ...before, nightly: data });
    return null;
  };
  return { exports, problem, load, order, fetchFile, setNightly };
}
