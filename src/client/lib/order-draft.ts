import { useSyncExternalStore } from 'react';
import { dayMs } from '../../shared/durations.ts';
import type { FormValues } from '../../shared/form-script.ts';
import type { FilledUnder } from '../../shared/rules/consents.ts';
import { draftKey, forgetDraft, onDraftForgotten } from './forget-draft.ts';

/** An order in progress: the data of each form by its id, and the completed steps. */
export interface OrderDraft {
  forms: Record<string, FormValues>;
  /** The definition under which each form was filled in. */
  filled: Record<string, FilledUnder>;
  /** Ids of the completed steps. */
  done: string[];
  /** The completed parts of steps, as `<step>/<part>`; after a reload they lack the secrets, so they count as open again. */
  passed?: string[];
  /** The plan with which the customer went on; another one takes its place only knowingly, also after a reload. */
  agreedPlan?: string;
  /** The phone number that a code proved; the server checks it again. */
  provedPhone?: string;
}

interface Kept {
  at: number;
  draft: OrderDraft;
}

const LIFE_MS = dayMs;
const EMPTY: OrderDraft = { forms: {}, filled: {}, done: [] };

let draft: OrderDraft | undefined;
const listeners = new Set<() => void>();

onDraftForgotten(() => replace(EMPTY));

/** The draft in memory; it has secrets while the page is open, and none after a reload. */
export function orderDraft(): OrderDraft {
  draft ??= readKept();
  return draft;
}

export function useOrderDraft(): OrderDraft {
  return useSyncExternalStore(subscribe, orderDraft, () => EMPTY);
}

/** Whether what is shown is the empty order that the server drew, while this browser has one that was begun before. */
export function isDrawnOver(shown: OrderDraft): boolean {
  return shown === EMPTY && orderDraft() !== EMPTY;
}

/** Read before anything is kept. */
const wasBegun = readKept() !== EMPTY;

/** Whether this browser had an order in progress when the page was opened; the server does not know one. */
export function useBegunBefore(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wasBegun,
    () => false,
  );
}

/** The part of a form that survives a reload of the page: its data without its secrets. */
export interface KeptForm {
  data: FormValues;
  filled?: FilledUnder;
}

/** Changes one form. Without `kept` the stored copy does not change. */
export function draftForm(id: string, data: FormValues, kept: KeptForm | undefined): void {
  const before = orderDraft();
  const filled = kept?.filled ? { ...before.filled, [id]: kept.filled } : before.filled;
  const keptForms = readKept().forms;
  replace({ ...before, filled, forms: { ...before.forms, [id]: data } });
  keep({ ...before, filled, forms: kept === undefined ? keptForms : { ...keptForms, [id]: kept.data } });
}

/** Changes other parts of the draft than form data. */
export function changeDraft(change: Partial<Omit<OrderDraft, 'forms' | 'filled'>>): void {
  replace({ ...orderDraft(), ...change });
  keep({ ...readKept(), ...change });
}

/** Changes which parts of steps are completed, as long as the page is open. */
export function passParts(passed: string[]): void {
  replace({ ...orderDraft(), passed });
}

/** The plan in the draft, if there is one: another plan would replace it. */
export function draftTariffId(): string | undefined {
  const id = orderDraft().forms['order/tariff']?.tariffId;
  return typeof id === 'string' ? id : undefined;
}

/** Puts a coupon into the order, before there is a plan or after. */
export function takeCoupon(code: string): void {
  draftForm('order/coupon', { code }, { data: { code } });
}

/** The customer brings a number; what else the form holds stays. */
export function bringNumber(): void {
  const data = { ...orderDraft().forms['order/number'], numberType: 'port' };
  draftForm('order/number', data, { data });
}

/**
 * Starts again with a plan, or without one. A coupon stays with the next plan: it is looked up for that one. So does the
 * wish to bring a number that was said before there was a plan.
 */
export function startDraft(tariffId?: string): void {
  const { forms } = orderDraft();
  const coupon = forms['order/coupon']?.code;
  const brings = draftTariffId() === undefined && forms['order/number']?.numberType === 'port';
  clearDraft();
  if (tariffId === undefined) return;
  if (typeof coupon === 'string') takeCoupon(coupon);
  if (brings) bringNumber();
  draftForm('order/tariff', { tariffId }, { data: { tariffId } });
}

/** Clearing the order empties all fields (specification, "Wizard"). */
export function clearDraft(): void {
  forgetDraft();
}

function replace(next: OrderDraft): void {
  draft = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep({ passed: _open, ...next }: OrderDraft): void {
  const kept: Kept = { at: Date.now(), draft: next };
  localStorage.setItem(draftKey, JSON.stringify(kept));
}

/** The draft that the browser stored, if it is not too old; an unreadable one counts as empty. */
function readKept(): OrderDraft {
  try {
    // Only `keep` writes this entry; an entry of an older shape leads to the empty draft.
    const { at, draft: kept } = JSON.parse(localStorage.getItem(draftKey) ?? '') as Kept;
    if (Date.now() - at >= LIFE_MS || !kept.forms || !Array.isArray(kept.done)) return EMPTY;
    return { ...kept, filled: kept.filled ?? {} };
  } catch {
    return EMPTY;
  }
}
