import type { WidgetProps } from '@rjsf/utils';
import { type ComponentProps, lazy, Suspense } from 'react';

const ComputedOutput = lazy(() =>
  import('./computed/computed-output.tsx').then((m) => ({ default: m.ComputedOutput })),
);

/** A value that follows from other fields; few forms have one, so that its code comes when it is needed. */
export function ComputedWidget(props: WidgetProps) {
  const output: ComponentProps<typeof ComputedOutput> = props;
  return (
    <Suspense fallback={null}>
      <ComputedOutput {...output} />
    </Suspense>
  );
}
