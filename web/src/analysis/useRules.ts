// The rules of a variant, once their code has come.
import { useEffect, useState } from 'preact/hooks';
import { chunkProblem } from '../api/problem';
import type { Problem } from '../api/types';
import { loadRules } from '../rules';
import type { Rules, Variant } from '../rules/rules';

interface Loaded {
  rules: Rules | null;
  problem: Problem | null;
}

const NOTHING: Loaded = { rules: null, problem: null };

export function useRules(variant: Variant | null): Loaded {
  const [loaded, setLoaded] = useState<Loaded & { of: Variant | null }>({ ...NOTHING, of: null });
  useEffect(() => {
    if (!variant) return;
    let wanted = true;
    const put = (found: Loaded) => wanted && setLoaded({ ...found, of: variant });
    loadRules(variant).then(
      (rules) => put({ rules, problem: null }),
      async () => put({ rules: null, problem: await chunkProblem() }),
    );
    return () => {
      wanted = false;
    };
  }, [variant]);
  return loaded.of === variant ? loaded : NOTHING;
}
