// The reader's passkeys as the server knows them, and what is done with them.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Passkeys, Problem } from '../api/types';
import { session } from '../session';
import { makePasskey } from './browser';

export function usePasskeys(link: string | undefined) {
  const [passkeys, setPasskeys] = useState<Passkeys>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [codes, setCodes] = useState<string[]>([]);

  const load = async () => {
    setProblem(null);
    const { data, error } = await api.GET('/api/passkeys');
    setPasskeys(data);
    setProblem(error ?? null);
  };
  useEffect(() => void load(), []);

  const add = async (name: string): Promise<Problem | undefined> => {
    const asked = await api.POST('/api/passkeys/options', { body: { link: link ?? null } });
    if (!asked.data) return asked.error;
    const { answer, problem } = await makePasskey(asked.data);
    if (!answer) return problem;
    const { data, error } = await api.POST('/api/passkeys', { body: { ...answer, name } });
    if (!data) return error;
    if (data.recovery_codes.length) setCodes(data.recovery_codes);
    await load();
    return undefined;
  };
  const rename = async (id: string, name: string): Promise<Problem | undefined> => {
    const params = { path: { id } };
    const { error } = await api.PUT('/api/passkeys/{id}', { params, body: { name } });
    if (!error) await load();
    return error;
  };
  const remove = async (id: string): Promise<Problem | null> => {
    const { error } = await api.DELETE('/api/passkeys/{id}', { params: { path: { id } } });
    if (!error) await load();
    return error ?? null;
  };
  const makeCodes = async (): Promise<Problem | null> => {
    const { data, error } = await api.POST('/api/recovery-codes');
    if (data) setCodes(data.recovery_codes);
    await load();
    return error ?? null;
  };
  const useCode = async (code: string): Promise<Problem | undefined> => {
    const { data, error } = await api.POST('/api/recovery-codes/use', { body: { code } });
    if (data) session.value = data;
    await load();
    return error;
  };
  const sendLink = async (): Promise<Problem | undefined> => {
    const { error } = await api.POST('/api/passkeys/link');
    return error;
  };
  return { passkeys, problem, codes, load, add, rename, remove, makeCodes, useCode, sendLink };
}
