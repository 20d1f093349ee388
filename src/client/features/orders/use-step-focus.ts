import { useEffect, useRef } from 'react';

/** The heading of a step takes the focus when the step changes, because the button that was pressed is gone. */
export function useStepFocus(stepId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(stepId);
  useEffect(() => {
    if (last.current === stepId) return;
    last.current = stepId;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [stepId]);
  return heading;
}
