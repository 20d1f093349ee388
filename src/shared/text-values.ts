import type { Firm } from './firm.ts';
import { formatPhone } from './format-phone.ts';
import type { Team } from './team.ts';

/** The values that long texts can use: the firm by `{{firm.name}}`, the brand by `{{brand.name}}`. */
export function textValues(
  firm: Firm,
  brand: Pick<Team, 'name' | 'email' | 'hotline' | 'shortDial'>,
): Record<string, string> {
  const ofFirm = Object.entries(firm).map(([key, value]) => [`firm.${key}`, value]);
  return {
    ...Object.fromEntries(ofFirm),
    'firm.phone': formatPhone(firm.phone),
    'brand.name': brand.name,
    'brand.email': brand.email,
    'brand.hotline': formatPhone(brand.hotline),
    'brand.shortDial': brand.shortDial,
  };
}
