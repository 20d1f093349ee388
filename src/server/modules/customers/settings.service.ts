import { type LanguageCode, langOfCode } from '../../../shared/language.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { updateLang } from './settings.repository.ts';

/** Stores the customer's language. The colour scheme belongs to the browser, whose cookie stores it. */
export function keepLanguage(deps: AppDeps, userId: string, code: LanguageCode): Promise<void> {
  return updateLang(deps.db, userId, langOfCode(code), deps.clock());
}
