import type { UsageKind } from '../../shared/enums.ts';
import { figure } from '../../shared/figure.ts';
import type { Text } from './text.ts';

/** Megabytes as gigabytes, with one decimal where they are few. */
export const gigabytes = (mb: number): string => figure(mb / 1000, mb < 100_000 ? 1 : 0);

/** The figure of a volume without its unit: megabytes as gigabytes, minutes and messages as they are. */
export const volumeFigure = (kind: UsageKind, amount: number): string =>
  kind === 'data' ? gigabytes(amount) : figure(amount);

/** A volume with its unit: `5 GB`, `100 Minuten`. */
export function volumeText(text: Text, kind: UsageKind, amount: number): string {
  return text(`components.volume.${kind}`, { figure: volumeFigure(kind, amount), count: amount });
}
