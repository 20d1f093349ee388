import { type KeyboardEvent, useRef } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + count) % count;
}

/** One stop of the tab key for a group of buttons; arrows, Home and End move inside and tell where to. */
export function useRoving<T extends HTMLElement>(onMove?: (index: number) => void) {
  const group = useRef<T>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(group.current?.querySelectorAll<Element>('button:not([disabled])') ?? [])];
    const at = document.activeElement ? items.indexOf(document.activeElement) : -1;
    const next = at < 0 ? undefined : targetOf(event.key, at, items.length);
    if (next === undefined) return;
    event.preventDefault();
    const item = items[next];
    if (item instanceof HTMLElement) item.focus();
    onMove?.(next);
  };
  return { ref: group, onKeyDown };
}
