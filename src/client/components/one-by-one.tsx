import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Shows its children one after the other, a frame each: drawn in one piece, a page of many parts would hold up what a
 * person does meanwhile. Where a child suspends, the next ones wait for it.
 */
export function OneByOne({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [count, setCount] = useState(1);
  const isWhole = count >= parts.length;
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + 1)));
    return () => cancelAnimationFrame(frame);
  }, [count, isWhole]);
  return parts.slice(0, count);
}
