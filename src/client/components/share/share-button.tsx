import { IconShare2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useText } from '../../lib/text.ts';
import { Button, type ButtonProps } from '../button.tsx';
import { PartLost } from '../part-lost.tsx';
import type { SharedPicture } from './share-dialog.tsx';

/** The painter comes with the first wish to share. */
const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog, PartLost);

interface Props extends SharedPicture, Pick<ButtonProps, 'look' | 'wide'> {
  /** What is shared, where several buttons stand on a page. */
  label?: string;
}

/** Opens the picture of something to share. */
export function ShareButton({ look = 'secondary', wide = false, label, ...shared }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={look} wide={wide} aria-label={label} onClick={() => setOpen(true)}>
        <IconShare2 size={20} aria-hidden="true" />
        {text('share.page.open')}
      </Button>
      <Suspense>{isOpen ? <ShareDialog {...shared} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
