import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { FieldPath } from '../../../shared/field-paths.ts';
import type { FormState } from './form-state.ts';
import type { FormStore } from './form-store.ts';
import { shownError } from './shown-errors.ts';

/** A choice that comes from data rather than from the schema: a tariff, a provider, an option. */
export interface Choice {
  value: string;
  label: string;
  description?: string | undefined;
  /** How much of it there is, as large as the price. */
  figure?: ReactNode;
  /** Shown large, such as a price; already in words. */
  price?: ReactNode;
  /** What the price is for, under it: "im Monat". */
  per?: string;
  badge?: string;
  /** The line that it is folded under, with others that few people need. */
  fold?: string;
  disabled?: boolean;
}

/** A choice as a page offers it; without a label it is called what the schema's value is called. */
export type Offer = Omit<Choice, 'label'> & { label?: string };

/** What a page gives a form besides its definition. */
export interface FormExtras {
  /** Lists for fields with `"ui:options": {"source": "<name>"}`. */
  sources: Record<string, readonly Offer[]>;
  /** Drawings for cards with `"ui:options": {"picture": "<name>"}`: of each value. */
  pictures: Record<string, ComponentType<{ value: string }>>;
  /** Drawings beside a row of fields with `"ui:options": {"preview": "<name>"}`, on a phone. */
  previews: Record<string, ReactNode>;
  /** Data and functions for widgets that talk to a server (`otp`, `numberReservation`, a page's own). */
  context: Record<string, unknown>;
  /** Paths of fields that are shown but not to be changed, such as a phone number that was just proved. */
  readOnlyFields: readonly FieldPath[];
  /** What places the fields of the form, instead of rows under each other. */
  Layout?: ComponentType<FormLayoutProps> | undefined;
}

/** The fields in the order of the screen, and how the UI schema wants them. */
export type FormLayoutProps = Pick<ObjectFieldTemplateProps, 'properties' | 'uiSchema'>;

export const FormStoreContext = createContext<FormStore | null>(null);
export const FormExtrasContext = createContext<FormExtras>({
  sources: {},
  pictures: {},
  previews: {},
  context: {},
  readOnlyFields: [],
});

/** The form that surrounds the component. */
export function useFormStore(): FormStore {
  const store = use(FormStoreContext);
  if (store === null) throw new Error('Form parts must stand inside a DefinitionForm.');
  return store;
}

/** A part of the form's state; renders again only when that part is another value. */
export function useFormState<T>(select: (state: FormState) => T): T {
  const store = useFormStore();
  const snapshot = () => select(store.shown());
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}

/** The sentence to show at a field, if any. */
export function useShownError(path: FieldPath): string | undefined {
  return useFormState((state) => shownError(state, path));
}
