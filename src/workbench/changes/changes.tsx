import { useState } from 'react';
import type { ChangesView } from '../../shared/api/workbench.ts';
import { type StaffLang, staffWords } from '../../shared/staff-words.ts';
import { askServer } from '../ask-server.ts';
import { FileChange } from './file-change.tsx';
import './changes.css';

interface Props {
  lang: StaffLang;
  id: number;
  files: readonly string[];
  read: ChangesView | undefined;
  onRead(changes: ChangesView): void;
}

/** As many are shown at once; of more, each is opened by itself. */
const MOST_OPEN = 12;

/** The files of a change set; what changes in them is asked for when a person wants to read it. */
export function Changes({ lang, id, files, read, onRead }: Props) {
  const words = staffWords[lang];
  const [hasFailed, setHasFailed] = useState(false);
  const open = () => {
    setHasFailed(false);
    return askServer<ChangesView>(`releases/${id}/changes`).then(onRead, () => setHasFailed(true));
  };
  if (read)
    return read.files.map((file) => (
      <FileChange key={file.path} {...{ lang, file }} isOpen={read.files.length <= MOST_OPEN} />
    ));
  return (
    <>
      <p className="files">
        {files.length > MOST_OPEN ? `${files.slice(0, MOST_OPEN).join(', ')} …` : files.join(', ')}
      </p>
      {hasFailed && <p role="alert">{words.failed}</p>}
      <button type="button" className="quiet" onClick={() => void open()}>
        {words.read}
      </button>
    </>
  );
}
