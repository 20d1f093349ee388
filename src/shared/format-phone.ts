/**
 * A German number in national spelling, in groups; anything else as it is. Four cities have two digits after
 * the zero.
 */
export function formatPhone(msisdn: string): string {
  const national = /^\+49(30|40|69|89|\d{3})(\d+)$/.exec(msisdn);
  if (!national) return msisdn;
  const [, area = '', rest = ''] = national;
  return `0${area} ${rest.replace(/(\d{4})(?=\d)/, '$1 ')}`;
}
