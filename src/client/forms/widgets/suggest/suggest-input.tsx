import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, type ComponentProps, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { valueAt } from '../../../../shared/field-paths.ts';
import type { Suggestion } from '../../../../shared/lookups.ts';
import { useFormState, useFormStore } from '../../state/form-context.ts';
import css from '../input.module.css';
import { controlOf, textValue } from '../widget-control.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { useSuggestionList } from './use-suggestion-list.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestInputProps {
  widget: WidgetProps;
  suggestion: Suggestion;
  /** What a line of text has anyway. */
  input: ComponentProps<'input'>;
}

/**
 * A line of text with suggestions: the WAI-ARIA pattern of a combobox with a list. Anything may be typed. While there is
 * nothing to choose from, also without a network, it is an ordinary field.
 */
export function SuggestInput({ widget, suggestion, input }: SuggestInputProps) {
  const intl = useIntl();
  const listId = useId();
  const { path, label, readOnly } = controlOf(widget);
  const store = useFormStore();
  const value = textValue(useFormState((state) => valueAt(state.data, path)));
  const set = useCallback((next: unknown) => store.setValue(path, next), [store, path]);
  const change = readOnly ? undefined : set;
  const { values, filled, ask } = useSuggestions(path, suggestion, change);
  const control = useRef<HTMLInputElement>(null);
  // Who has come to the field before it was filled in types over it, not behind it.
  useLayoutEffect(() => {
    if (filled !== undefined && document.activeElement === control.current) control.current?.select();
  }, [filled]);
  const list = useSuggestionList(readOnly ? [] : values, value, set);
  const isChoice = values.length > 1 || (values.length === 1 && values[0] !== value);
  const said = list.isOpen
    ? intl.formatMessage({ id: 'app.form.suggest.count' }, { count: list.shown.length })
    : filled !== undefined && filled === value
      ? intl.formatMessage({ id: 'app.form.suggest.filled' }, { value })
      : '';
  return (
    <div className={css.box}>
      <input
        {...input}
        ref={control}
        value={value}
        {...(isChoice && comboboxOf(listId, list))}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          store.typeShownValue(path, event.target.value || undefined);
          list.onType();
        }}
        onKeyDown={list.onKeyDown}
        onFocus={() => {
          ask();
          list.onFocus();
        }}
        onBlur={list.onBlur}
      />
      {list.isOpen && (
        <SuggestionList
          id={listId}
          label={label}
          values={list.shown}
          active={list.active}
          onTake={list.take}
        />
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

function comboboxOf(listId: string, { isOpen, active }: ReturnType<typeof useSuggestionList>) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? optionId(listId, active) : undefined,
  } as const;
}
