import { type PaymentVersion, paymentVersions } from '../../../shared/enums.ts';
import { problem } from '../../errors/problem.ts';

/** The payment version with that name. @throws Problem 1032 when it is unknown, or not offered here */
export function knownVersion(
  name: string,
  offered: readonly PaymentVersion[] = paymentVersions,
): PaymentVersion {
  const version = offered.find((one) => one === name);
  if (!version) throw problem(1032);
  return version;
}
