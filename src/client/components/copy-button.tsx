import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from './button.tsx';

interface Props {
  value: string;
  /** What is copied, where several buttons stand on a page. */
  label: string;
  /** On the button, before and after. */
  words: { copy: string; copied: string };
}

/** Copies a code. Browsers allow only pages of a safe origin to write to the clipboard; elsewhere there is no button. */
export function CopyButton({ value, label, words }: Props) {
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
        {isCopied ? words.copied : words.copy}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? words.copied : ''}
      </span>
    </>
  );
}
