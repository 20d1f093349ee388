import type { FlowStepView, SaidView } from '../../shared/api/workbench-preview.ts';
import type { DrawnStep } from '../../shared/flow-picture.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { flowWords } from './flow-words.ts';

/** When a place is asked, and why an order does not come to it. */
function notesOf(
  lang: StaffLang,
  when: SaidView | null,
  { isFailed, isOpen }: { isFailed: boolean; isOpen: boolean },
): string[] {
  const words = flowWords[lang];
  return [
    ...(when ? [words.onlyIf + when[lang]] : []),
    ...(isFailed ? [words.isOff] : []),
    ...(isOpen ? [words.isOpen] : []),
  ];
}

/** The steps of a flow in words. @param isChosen an order was chosen: what it does not come to is off */
export function drawnSteps(lang: StaffLang, steps: readonly FlowStepView[], isChosen: boolean): DrawnStep[] {
  const words = flowWords[lang];
  return steps.map(({ title, when, isShown, skips, forms, ...step }) => {
    const passing = isChosen ? skips.filter(({ isMet }) => isMet) : [];
    const isOpen = isChosen && step.isOpen;
    const isOff = isChosen && !isShown && !isOpen;
    return {
      title: title.de,
      notes: [
        ...notesOf(lang, when, { isFailed: isOff && passing.length === 0, isOpen }),
        ...skips.flatMap((skip) => (skip.when ? [words.passedIf + skip.when[lang]] : [])),
        ...passing.map(({ name }) => words.isPassed(name)),
      ],
      ...{ isOff, isOpen },
      isConditional: when !== null || skips.length > 0,
      forms: forms.map((form) => ({
        title: `${form.title.de} (${form.form})`,
        // Of a step that is left out or open, its own sentence says enough.
        notes: notesOf(lang, form.when, {
          isFailed: isChosen && isShown && !form.isShown && !form.isOpen,
          isOpen: isChosen && !isOpen && form.isOpen,
        }),
        isOff: isChosen && !form.isShown && !form.isOpen,
        isOpen: isChosen && form.isOpen,
      })),
    };
  });
}
