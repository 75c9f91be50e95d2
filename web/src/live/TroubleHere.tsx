// What a part of the page could not load. Of what is shown already, and was only to be looked at again, it tells how
// old that is.
import { AsOf } from '../ui/AsOf';
import { Failure } from '../ui/Failure';
import type { Step } from './useLive';
import type { Problem } from '../api/types';

interface Props {
  trouble: { problem: Problem; step: Step } | null;
  /** The server's time when what is shown was so. */
  at: string | undefined;
  onRetry: (step: Step) => void;
}

export function TroubleHere({ trouble, at, onRetry }: Props) {
  if (!trouble) return null;
  const { problem, step } = trouble;
  const retry = () => onRetry(step);
  return step === 'again' && at !== undefined ? (
    <AsOf at={at} onRetry={retry} />
  ) : (
    <Failure problem={problem} onRetry={problem.status === 404 ? undefined : retry} />
  );
}
