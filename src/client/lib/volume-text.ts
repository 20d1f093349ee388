import type { IntlShape } from 'react-intl';
import type { UsageKind } from '../../shared/enums.ts';

/** The figure of a volume without its unit: megabytes as gigabytes with one decimal, minutes and messages as they are. */
export function volumeFigure(intl: IntlShape, kind: UsageKind, amount: number): string {
  if (kind !== 'data') return intl.formatNumber(amount);
  return intl.formatNumber(amount / 1000, { maximumFractionDigits: amount < 100_000 ? 1 : 0 });
}

/** A volume with its unit: `5 GB`, `100 Minuten`. */
export function volumeText(intl: IntlShape, kind: UsageKind, amount: number): string {
  const figure = volumeFigure(intl, kind, amount);
  return intl.formatMessage({ id: `components.volume.${kind}` }, { figure, count: amount });
}
