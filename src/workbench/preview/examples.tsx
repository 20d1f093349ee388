import { useState } from 'react';
import type { PreviewExampleView } from '../../shared/api/workbench-preview.ts';
import type { FormValues } from '../../shared/form-script.ts';
import { isRecord } from '../../shared/json-values.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { previewWords } from './preview-words.ts';
import { Choice } from './view-controls.tsx';

interface ExamplesProps {
  lang: StaffLang;
  examples: readonly PreviewExampleView[];
  onFill(data: FormValues, order: unknown): void;
}

/** Fills the form in with one of its own examples, or empties it. */
export function Examples({ lang, examples, onFill }: ExamplesProps) {
  const words = previewWords[lang];
  const [chosen, setChosen] = useState(-1);
  const named = examples.map(({ name }, at) => [at, name ?? words.example(at + 1)] as const);
  const choose = (at: number) => {
    setChosen(at);
    const { data = {}, order } = examples[at] ?? {};
    onFill(isRecord(data) ? data : {}, order);
  };
  return (
    <Choice label={words.fill} value={chosen} choices={[[-1, words.empty], ...named]} onChoose={choose} />
  );
}
