import type { AppDeps } from '../../deps.ts';
import { langOfCode } from '../../http/request-context.ts';
import { updateLang } from './settings.repository.ts';

/** Keeps the customer's language. The colour scheme belongs to the browser, whose cookie keeps it. */
export function keepLanguage(deps: AppDeps, userId: string, code: 0 | 1): Promise<void> {
  return updateLang(deps.db, userId, langOfCode(code), deps.clock());
}
