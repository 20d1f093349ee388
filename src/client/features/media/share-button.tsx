import { IconShare2 } from '@tabler/icons-react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';

/** Shares the page by the device's own sheet; where there is none, it copies the link. Only a script can do it. */
export function ShareButton({ title }: { title: string }) {
  const text = useText();
  return (
    <span data-scripted>
      <Button look="secondary" onClick={() => void share(title)}>
        <IconShare2 size={20} aria-hidden="true" />
        {text('media.page.share')}
      </Button>
    </span>
  );
}

async function share(title: string): Promise<void> {
  const url = window.location.origin + window.location.pathname;
  if (navigator.share) {
    // A reader who cancels sharing causes no fault.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  await copy(url).then(
    () => notify({ kind: 'success', key: 'media.page.copied' }),
    () => notify({ kind: 'error', key: 'media.page.copyFailed' }),
  );
}

/** Browsers allow only pages of a safe origin to write to the clipboard. */
async function copy(url: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('There is no clipboard.');
  await navigator.clipboard.writeText(url);
}
