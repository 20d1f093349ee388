import type { EsimView } from '../../../shared/api/contracts.ts';

/** The activation code as phones read it (SGP.22, 4.1): of a QR code, a link or by hand. */
export function activationText({ smdpAddress, activationCode }: EsimView): string {
  return `LPA:1$${smdpAddress}$${activationCode}`;
}

/** Links that a phone takes itself, and opens its settings with the code. */
export function installLinks(esim: EsimView): { ios: string; android: string } {
  const data = encodeURIComponent(activationText(esim));
  return {
    ios: `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${data}`,
    android: `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${data}`,
  };
}
