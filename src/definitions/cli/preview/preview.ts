import type { Contracts } from '../../../shared/contracts/contract.ts';
import type { FileTexts } from '../../file-texts.ts';
import { type FlowWanted, previewFlow } from './preview-flow.ts';
import { type FormWanted, previewForm } from './preview-form.ts';
import { previewWalk, type WalkWanted } from './preview-walk.ts';

/**
 * What is asked of a draft: one of its forms as customers would see it, the way of an order through a flow, or all that
 * an order is made of, to be walked through.
 */
export type PreviewTask =
  | ({ is: 'form' } & Omit<FormWanted, 'files'>)
  | ({ is: 'flow' } & Omit<FlowWanted, 'files'>)
  | ({ is: 'walk' } & Omit<WalkWanted, 'files'>);

/** The answer to each kind of question. */
export type PreviewAnswer = Awaited<ReturnType<typeof previewForm | typeof previewFlow | typeof previewWalk>>;

/** A question about a draft, with what was typed into it since it was saved. */
export interface PreviewQuestion {
  /** Of the draft's files as they are saved. */
  digest: string;
  files: () => Promise<FileTexts>;
  typed: FileTexts;
  task: PreviewTask;
}

/** Answers questions about drafts, within limits of time and memory. */
export type Previewer = (question: PreviewQuestion) => Promise<PreviewAnswer>;

/** Compiles what is asked for of files that stand in no folder. */
export function preview(files: FileTexts, task: PreviewTask, contracts: Contracts): Promise<PreviewAnswer> {
  if (task.is === 'form') return previewForm({ ...task, files }, contracts);
  return task.is === 'flow' ? previewFlow({ ...task, files }) : previewWalk({ ...task, files });
}
