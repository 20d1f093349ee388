import type { Api } from '../../src/shared/api/api.ts';
import type { PayloadOf } from '../../src/shared/api/operation.ts';

export type Verdict = PayloadOf<Api['POST /api/forms/:area/:form/validate']>;

/** The dry run's verdict by the rules of the form alone: whether files are there is asked by tests/api/uploads. */
export function rulesAlone({ errors: said }: Verdict): Verdict {
  const errors = said.filter(({ rule }) => rule !== 'uploadGone');
  return { valid: errors.length === 0, errors };
}
