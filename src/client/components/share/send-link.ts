import { notify } from '../../lib/notices.ts';

/** Shares a link by the device's own sheet; where there is none, it copies the link and says so. */
export async function sendLink(shared: { url: string; title?: string; text?: string }): Promise<void> {
  if (navigator.share) {
    // Who cancels sharing causes no fault.
    await navigator.share(shared).catch(() => undefined);
    return;
  }
  await copy(shared.url).then(
    () => notify({ kind: 'success', key: 'share.page.copied' }),
    () => notify({ kind: 'error', key: 'share.page.copyFailed' }),
  );
}

/** Browsers allow only pages of a safe origin to write to the clipboard. */
async function copy(url: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('There is no clipboard.');
  await navigator.clipboard.writeText(url);
}
