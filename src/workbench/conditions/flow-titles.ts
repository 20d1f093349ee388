import { wordsFile } from '../../shared/words-file.ts';
import { type DraftState, textInDraft } from '../editor/draft-state.ts';
import { valueAt } from '../editor/json-edit.ts';

/** What customers read above the steps of a flow and their forms; the id of what has no title. */
export interface FlowTitles {
  step: (id: string) => string;
  form: (id: string) => string;
}

/** `schemas/order/order.flow.json` → `order.flow` */
function prefixOf(path: string): string {
  return `${path.split('/')[1]}.flow`;
}

/** The file that the titles of the steps stand in. */
export function titlesFile(path: string): string {
  return wordsFile('de', prefixOf(path));
}

/** @param path the file of the flow */
export function flowTitles(state: DraftState, path: string): FlowTitles {
  const words = textInDraft(state, titlesFile(path)) ?? '{}';
  return {
    step: (id) => {
      const title = valueAt(words, [`${prefixOf(path)}.${id}.title`]);
      return typeof title === 'string' ? title : id;
    },
    form: (id) => state.tree?.forms.find((form) => form.id === id)?.title.de ?? id,
  };
}
