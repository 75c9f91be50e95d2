// The rules of a variant, once their code has come.
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { t } from '../i18n';
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
      () => put({ rules: null, problem: missing() }),
    );
    return () => {
      wanted = false;
    };
  }, [variant]);
  return loaded.of === variant ? loaded : NOTHING;
}

/** A chunk is missing when the connection is, or when a newer version has replaced it. */
function missing(): Problem {
  const detail = t('error-chunk');
  return { type: 'about:blank', title: detail, status: 503, code: 'chunk', detail };
}
