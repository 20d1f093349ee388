import type { WidgetProps } from '@rjsf/utils';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { valueAt } from '../../../shared/field-paths.ts';
import { useFormStore } from '../state/form-context.ts';
import { takeTyping } from './typed-control.ts';
import { pathOf, textValue } from './widget-control.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TypedText<E extends TextElement> {
  ref: RefObject<E | null>;
  defaultValue: string;
}

/**
 * A text control whose text the browser keeps: a key stroke renders nothing. The form writes into it only what it holds
 * otherwise than by typing, such as the values of a row that took this one's place.
 * @param parse what a text is in the data; an emptied control has no value
 * @param shown how the control shows what the form holds
 */
export function useTypedText<E extends TextElement>(
  widget: WidgetProps,
  parse: (text: string) => unknown = (text) => text,
  shown: (value: unknown) => string = textValue,
): TypedText<E> {
  const store = useFormStore();
  const path = pathOf(widget);
  const ref = useRef<E>(null);
  const [first] = useState(() => valueAt(store.shown().data, path));
  const known = useRef(first);
  useEffect(() => {
    const follow = () => {
      const value = valueAt(store.shown().data, path);
      if (ref.current && value !== known.current) ref.current.value = shown(value);
      known.current = value;
    };
    follow();
    return store.subscribe(follow);
  }, [store, path, shown]);
  // Before the first key: an effect that waits for the picture could come after it.
  useLayoutEffect(() => {
    if (!ref.current) return;
    takeTyping(ref.current, (text) => {
      known.current = text === '' ? undefined : parse(text);
      store.typeValue(path, known.current);
    });
  }, [store, path, parse]);
  return { ref, defaultValue: shown(first) };
}
