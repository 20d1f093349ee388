import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { openDocument } from '../../lib/open-document.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';

/** A link to the contract confirmation as a PDF. */
export function ContractPaper({ documentId }: { documentId: string }) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const { busy, error, start } = useAttempt(async () => {
    await openDocument(documentId);
    setOpened(true);
  });
  return (
    <div>
      <Button look="quiet" busy={busy && !opened} onClick={start}>
        <IconFileTypePdf size={22} aria-hidden="true" />
        {text('contract.page.own.paper')}
      </Button>
      {error ? <Failure error={error} /> : null}
    </div>
  );
}
