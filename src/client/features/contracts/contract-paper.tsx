import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { Failure } from '../../components/failure.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { openDocument } from '../../lib/open-document.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';

/** The row that opens the contract confirmation as a PDF. */
export function ContractPaper({ documentId }: { documentId: string }) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const { busy, error, start } = useAttempt(async () => {
    await openDocument(documentId);
    setOpened(true);
  });
  return (
    <ListRow
      icon={<IconFileTypePdf size={24} aria-hidden="true" />}
      title={text('contract.page.own.paper')}
      busy={busy && !opened}
      onPress={start}
      after={error ? <Failure error={error} /> : null}
    />
  );
}
