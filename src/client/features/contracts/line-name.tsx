import { IconPencil } from '@tabler/icons-react';
import { Suspense, useId, useRef, useState } from 'react';
import type { ContractView } from '../../../shared/api/contracts.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { goesOn } from '../../../shared/states/contract.ts';
import { Dialog } from '../../components/dialog.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { PartLost } from '../../components/part-lost.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import styles from './own-contract.module.css';

/** All that forms need comes when the customer wants to give a name. */
const LineNameForm = lazyPart(async () => (await import('./line-name-form.tsx')).LineNameForm, PartLost);

interface Props {
  contract: ContractView;
  onChange: () => void;
}

/** What the customer calls a line; nothing for one that has ended. */
export function LineName({ contract, onChange }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  if (!goesOn(contract)) return null;
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const stored = () => {
    dialog.current?.close();
    onChange();
    notify({ kind: 'success', key: 'usage.page.stored' });
  };
  const title = text('contract.page.line.name');
  const line = lineInWords(contract);
  return (
    <ListRow
      icon={<IconPencil size={24} aria-hidden="true" />}
      title={title}
      label={`${title}: ${line}`}
      onPress={open}
      after={
        <Dialog ref={dialog} titleId={titleId} title={title} onClose={() => setOpen(false)}>
          {isOpen ? (
            <>
              <p className={styles.line}>{line}</p>
              <Suspense fallback={<Skeleton height={220} />}>
                <LineNameForm contract={contract} onStored={stored} />
              </Suspense>
            </>
          ) : null}
        </Dialog>
      }
    />
  );
}
