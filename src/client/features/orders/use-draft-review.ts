import { useEffect, useRef } from 'react';
import type { FlowScript, FormScript, FormValues } from '../../../shared/form-script.ts';
import type { Lang } from '../../../shared/language.ts';
import type { OrderInProgress } from '../../../shared/order.ts';
import { changedConsents } from '../../../shared/rules/consents.ts';
import type { FormScripts } from '../../forms/scripts/form-scripts.ts';
import { useFormScripts } from '../../forms/scripts/form-scripts-context.ts';
import { onlyKnown } from '../../forms/state/view.ts';
import { useLanguage } from '../../lib/language.ts';
import { changeDraft, type OrderDraft, orderDraft, passParts } from '../../lib/order-draft.ts';
import { inOrder } from './step-forms.tsx';
import type { Wizard } from './use-wizard.ts';
import { doneBefore, formsAt, partKey, passedBefore, shownForms } from './wizard-steps.ts';

function stillPasses(script: FormScript, draft: OrderDraft, order: OrderInProgress): boolean {
  const data: FormValues = draft.forms[script.id] ?? {};
  const filled = draft.filled[script.id];
  if (filled && changedConsents(filled, script, data).length > 0) return false;
  const value = script.normalize(onlyKnown(script.view, data), { lang: script.lang });
  return script.validate(value, order).length === 0;
}

/** Whether all forms of a completed step are still valid under the current definitions. */
async function isStillDone(
  forms: string[],
  flow: FlowScript,
  scripts: FormScripts,
  { lang, order }: { lang: Lang; order: OrderInProgress },
) {
  const draft = orderDraft();
  const outdated = forms.filter((form) => draft.filled[form]?.version !== flow.formVersions[form]);
  const loaded = await Promise.all(outdated.map((form) => scripts.load(form, lang)));
  return loaded.every((script) => !('view' in script) || stillPasses(inOrder(script), draft, order));
}

/** What was completed, in the order of the screen: steps, and the parts of this step; with a way to open each again. */
function completed({ steps, step, parts, draft, order }: Wizard) {
  const done = steps.flatMap((one, index) => {
    if (!draft.done.includes(one.id)) return [];
    const reopen = () => changeDraft({ done: doneBefore(steps, index, orderDraft().done) });
    return [{ forms: shownForms(one, order), reopen }];
  });
  const passed = parts.flatMap((part) => {
    const place = { step, part };
    if (!draft.passed?.includes(partKey(step, part))) return [];
    const reopen = () => passParts(passedBefore(place, parts, orderDraft().passed ?? []));
    return [{ forms: formsAt(place, order), reopen }];
  });
  return [...done, ...passed];
}

async function firstToLookAt(wizard: Wizard, isDone: (forms: string[]) => Promise<boolean>) {
  for (const one of completed(wizard)) {
    if (!(await isDone(one.forms))) return one;
  }
  return undefined;
}

/**
 * After a change of the definitions, completed steps and parts are validated again. The user must check the first that is
 * no longer valid, and its form says what has changed.
 */
export function useDraftReview(flow: FlowScript, wizard: Wizard): void {
  const scripts = useFormScripts();
  const { lang } = useLanguage();
  const latest = useRef(wizard);
  latest.current = wizard;
  useEffect(() => {
    let isGone = false;
    const isDone = (forms: string[]) =>
      isStillDone(forms, flow, scripts, { lang, order: latest.current.order });
    firstToLookAt(latest.current, isDone).then(
      (found) => {
        if (!isGone) found?.reopen();
      },
      // Offline; the server validates the order in any case.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [flow, scripts, lang]);
}
