import type { NoticeSettings } from '../../../shared/api/messages.ts';
import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import type { Lang } from '../../../shared/language.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { chooseAdvertising } from '../customers/advertising-choice.repository.ts';
import { advertisingChoice } from './messages.contract.ts';
import { noticeSettingsOf } from './notice-choice.service.ts';

/** Gives the consent to advertising, or takes it back. Repeated, it changes nothing. @throws Problem 1041 */
export async function settleAdvertising(
  deps: AppDeps,
  { userId, lang }: { userId: string; lang: Lang },
  body: FormBody<'account/advertising'>,
): Promise<NoticeSettings> {
  const { marketingConsent: granted = false } = readForm(advertisingChoice, body);
  const version = deps.definitions.versions()['account/advertising'] ?? '';
  const now = deps.clock();
  await deps.db.transaction((tx) =>
    chooseAdvertising(tx, { id: deps.random.id(), userId, granted, lang, version, now }),
  );
  return noticeSettingsOf(deps, userId);
}
