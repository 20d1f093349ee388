import { parsePhone } from '../../../../shared/rules/phone.ts';

/**
 * Whether we send codes and other SMS to a phone: to mobile numbers of few countries alone, because a message to other numbers can
 * cost many times as much, and the holder of such a number gets a share of it.
 * @param countries ISO 3166-1
 */
export function getsSms(phone: string, countries: readonly string[]): boolean {
  const parsed = parsePhone(phone);
  return parsed?.valid === true && parsed.mobile && countries.includes(parsed.country ?? '');
}
