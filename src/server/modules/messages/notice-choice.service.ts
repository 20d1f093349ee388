import type { NoticeSettings } from '../../../shared/api/messages.ts';
import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import { type ChosenGroup, chosenGroups, defaultWays, type Way } from '../../../shared/notices.ts';
import { type FieldFault, problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { type ChosenWays, chosenWays } from '../../infra/notices/chosen-ways.ts';
import { saveChoices } from '../../infra/notices/notice-choice.repository.ts';
import { findConsent } from '../customers/advertising-choice.repository.ts';
import { noticeChoice } from './messages.contract.ts';

/** How a customer hears of each group, and the phone for SMS. @throws Problem 1041 for an account that is closed */
export async function noticeSettingsOf(deps: AppDeps, userId: string): Promise<NoticeSettings> {
  const found: [ChosenGroup, ChosenWays][] = [];
  for (const group of chosenGroups) {
    const chosen = await chosenWays(deps.db, deps, userId, group);
    if (!chosen) throw problem(1041);
    found.push([group, chosen]);
  }
  const phone = found[0]?.[1].phone ?? null;
  const advertising = (await findConsent(deps.db, userId)) ?? false;
  const waysOf = ([group, { ways }]: [ChosenGroup, ChosenWays]) => [group, ways] as const;
  // The loop has found every group.
  const choices = Object.fromEntries(found.map(waysOf)) as Record<ChosenGroup, Way[]>;
  return { choices, phone, advertising };
}

/**
 * Stores how a customer hears of each group. What was never chosen and stays as it is without a choice is none: prizes and
 * gifts go on to follow the consent to advertising. @throws Problem 1155 for SMS to a phone that gets none of ours
 */
export async function chooseNotices(
  deps: AppDeps,
  userId: string,
  body: FormBody<'account/notices'>,
): Promise<NoticeSettings> {
  const chosen = readForm(noticeChoice, body);
  const { phone, advertising } = await noticeSettingsOf(deps, userId);
  // An SMS about usage goes to the line, which is a mobile one of ours.
  const bySms = chosenGroups.filter((group) => group !== 'usage' && chosen[group]?.includes('sms'));
  if (phone === null && bySms.length > 0) throw problem(1155, { errors: bySms.map(faultAt) });
  const choices = chosenGroups.map((group) => ({
    group,
    email: chosen[group]?.includes('email') ?? false,
    sms: chosen[group]?.includes('sms') ?? false,
    isDefault: isSame(chosen[group] ?? [], defaultWays(group, advertising)),
  }));
  const version = deps.definitions.versions()['account/notices'] ?? '';
  await saveChoices(deps.db, userId, choices, { version, now: deps.clock() });
  return noticeSettingsOf(deps, userId);
}

function isSame(some: readonly Way[], others: readonly Way[]): boolean {
  return some.length === others.length && some.every((way) => others.includes(way));
}

function faultAt(group: ChosenGroup): FieldFault {
  return { path: `/${group}`, keyword: 'phone', rule: 'phone' };
}
