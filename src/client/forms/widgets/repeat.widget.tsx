import type { WidgetProps } from '@rjsf/utils';
import { lazy, Suspense } from 'react';

const RepeatList = lazy(async () => ({ default: (await import('./repeat/repeat-list.tsx')).RepeatList }));

/** A list of objects; few forms have one, so that its code comes when it is needed. */
export function RepeatWidget(props: WidgetProps) {
  return (
    <Suspense fallback={null}>
      <RepeatList {...props} />
    </Suspense>
  );
}
