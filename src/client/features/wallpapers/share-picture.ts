import { sendLink } from '../../components/share/send-link.ts';

/** Shares the picture where the device can; elsewhere the link to this page. */
export async function sharePicture(file: File): Promise<void> {
  // Who cancels sharing causes no fault.
  if (navigator.canShare?.({ files: [file] }))
    await navigator.share({ files: [file] }).catch(() => undefined);
  else await sendLink({ url: window.location.href });
}
