import { IconShare2 } from '@tabler/icons-react';
import { Button } from '../../components/button.tsx';
import { sendLink } from '../../components/share/send-link.ts';
import { useText } from '../../lib/text.ts';

/** Shares the page by the device's own sheet; where there is none, it copies the link. Only a script can do it. */
export function ShareButton({ title }: { title: string }) {
  const text = useText();
  return (
    <span data-scripted>
      <Button
        look="secondary"
        onClick={() => void sendLink({ title, url: window.location.origin + window.location.pathname })}
      >
        <IconShare2 size={20} aria-hidden="true" />
        {text('media.page.share')}
      </Button>
    </span>
  );
}
