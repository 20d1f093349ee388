import { team } from 'virtual:team';
import { useSyncExternalStore } from 'react';
import type { FormValues } from '../../shared/form-script.ts';
import type { FilledUnder } from '../../shared/rules/consents.ts';

/** The order that somebody is filling in: the data of each form by its id, and how far they came. */
export interface OrderDraft {
  forms: Record<string, FormValues>;
  /** Under which definition each form was filled in. */
  filled: Record<string, FilledUnder>;
  /** Steps that were completed, by id. */
  done: string[];
  /** The phone number that was proved by a code; the server has the last word on it. */
  provedPhone?: string;
}

interface Kept {
  at: number;
  draft: OrderDraft;
}

const KEY = `fanline.${team.id}.order-draft`;
const LIFE_MS = 24 * 60 * 60 * 1000;
const EMPTY: OrderDraft = { forms: {}, filled: {}, done: [] };

let draft: OrderDraft | undefined;
const listeners = new Set<() => void>();

/** The draft as this page has it; with secrets while the page lives, without them after a reload. */
export function orderDraft(): OrderDraft {
  draft ??= readKept();
  return draft;
}

export function useOrderDraft(): OrderDraft {
  return useSyncExternalStore(subscribe, orderDraft);
}

/** What may survive a reload of the page: a form's data without its secrets. */
export interface KeptForm {
  data: FormValues;
  filled?: FilledUnder;
}

/** Changes one form. Without `kept` what was kept stays as it is. */
export function draftForm(id: string, data: FormValues, kept: KeptForm | undefined): void {
  const before = orderDraft();
  const filled = kept?.filled ? { ...before.filled, [id]: kept.filled } : before.filled;
  const keptForms = readKept().forms;
  replace({ ...before, filled, forms: { ...before.forms, [id]: data } });
  keep({ ...before, filled, forms: kept === undefined ? keptForms : { ...keptForms, [id]: kept.data } });
}

/** Changes what is not a form's data. */
export function changeDraft(change: Partial<Omit<OrderDraft, 'forms' | 'filled'>>): void {
  replace({ ...orderDraft(), ...change });
  keep({ ...readKept(), ...change });
}

/** The plan in the draft, if one was chosen: another one would take its place. */
export function draftTariffId(): string | undefined {
  const id = orderDraft().forms['order/tariff']?.tariffId;
  return typeof id === 'string' ? id : undefined;
}

/** Begins anew with a plan, or with nothing. */
export function startDraft(tariffId?: string): void {
  clearDraft();
  if (tariffId !== undefined) draftForm('order/tariff', { tariffId }, { data: { tariffId } });
}

/** SPEC §4: clearing the order resets all fields. */
export function clearDraft(): void {
  localStorage.removeItem(KEY);
  replace(EMPTY);
}

function replace(next: OrderDraft): void {
  draft = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(next: OrderDraft): void {
  const kept: Kept = { at: Date.now(), draft: next };
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** What the browser kept, if it is young enough; anything unreadable counts as nothing. */
function readKept(): OrderDraft {
  try {
    // Written by `keep` alone; an older shape falls through to the empty draft.
    const { at, draft: kept } = JSON.parse(localStorage.getItem(KEY) ?? '') as Kept;
    if (Date.now() - at >= LIFE_MS || !kept.forms || !Array.isArray(kept.done)) return EMPTY;
    return { ...kept, filled: kept.filled ?? {} };
  } catch {
    return EMPTY;
  }
}
