import type { SeenOfForm } from '../../../shared/api/forms.ts';
import { formStates } from '../../forms/state/form-states.ts';
import { sendLast } from '../../lib/send-last.ts';
import { SeenForm } from './seen-form.ts';
import { touchedField, touches } from './touched-field.ts';

/** After a field was left, its error is shown a moment later. */
const SHOWN_MS = 300;
const GONE_EVERY_MS = 1000;

const nameOf = (field: Element | null | undefined) => field?.getAttribute('data-field') ?? '';
const isFocused = (path: string) => nameOf(document.activeElement?.closest('[data-field]')) === path;

/** Counts what happens to the forms of this page, by names of their definitions alone. Nothing is stored on the device. */
export function seeForms(first: Element): void {
  const forms = new Map<Element, SeenForm>();
  let watching: ReturnType<typeof setInterval> | undefined;

  const touch = (field: Element | null) => {
    const form = field?.closest('form');
    const store = form && formStates.get(form);
    if (!form || !store) return;
    const seen = forms.get(form) ?? new SeenForm(store, isFocused);
    forms.set(form, seen);
    seen.last = nameOf(field);
    watching ??= setInterval(dropGone, GONE_EVERY_MS);
  };
  const dropGone = () => {
    for (const [form, seen] of forms) {
      if (form.isConnected) continue;
      forms.delete(form);
      tell(form, seen.gone());
    }
    if (forms.size > 0) return;
    clearInterval(watching);
    watching = undefined;
  };
  const tellAll = (about: 'left' | 'hidden') => {
    dropGone();
    for (const [form, seen] of forms) tell(form, seen[about]());
  };

  for (const type of touches)
    document.addEventListener(type, (event) => touch(touchedField(event)), { capture: true });
  document.addEventListener('focusout', () => setTimeout(lookAtAll, SHOWN_MS));
  const lookAtAll = () => {
    for (const seen of forms.values()) seen.look(isFocused);
  };
  document.addEventListener('visibilitychange', () => document.hidden && tellAll('hidden'));
  window.addEventListener('pagehide', () => tellAll('left'));
  touch(first);
}

function tell(form: Element, seen: SeenOfForm | undefined): void {
  const [area = '', name = ''] = form.getAttribute('data-form')?.split('/') ?? [];
  if (seen) sendLast('POST /api/forms/:area/:form/seen', { params: { area, form: name } }, seen);
}
