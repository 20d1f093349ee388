import { preview } from '../../../definitions/cli/preview/preview.ts';
import type { FileTexts } from '../../../definitions/file-texts.ts';
import { contracts } from '../../contracts.ts';
import type { PreviewMessage } from './preview-in-process.ts';

/** Drafts that were asked about last: with each key stroke only what was typed comes anew. */
const drafts = new Map<string, FileTexts>();

async function answer({ digest, files, forget, typed, task }: PreviewMessage): Promise<void> {
  if (files) drafts.set(digest, files);
  for (const one of forget) drafts.delete(one);
  const all = new Map([...(drafts.get(digest) ?? []), ...typed]);
  process.send?.(await preview(all, task, contracts));
}

// The server ended: nothing waits for the answer.
process.once('disconnect', () => process.exit());
process.on('message', (message: PreviewMessage) => void answer(message));
