import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';

/** Copies a code. Browsers allow only pages of a safe origin to write to the clipboard; elsewhere there is no button. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const text = useText();
  const [copied, setCopied] = useState<string>();
  if (!navigator.clipboard) return null;
  const isCopied = copied === value;
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(value),
      () => setCopied(undefined),
    );
  return (
    <>
      <Button look="quiet" onClick={copy} aria-label={label}>
        {isCopied ? <IconCheck size={20} aria-hidden="true" /> : <IconCopy size={20} aria-hidden="true" />}
        {text(isCopied ? 'sims.page.copied' : 'sims.page.copy')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? text('sims.page.copied') : ''}
      </span>
    </>
  );
}
