import type { WidgetProps } from '@rjsf/utils';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';

const ComputedOutput = lazyPart(async () => (await import('./computed/computed-output.tsx')).ComputedOutput);

/** A value that follows from other fields; few forms have one, so that its code comes when it is needed. */
export function ComputedWidget(props: WidgetProps) {
  const output: ComponentProps<typeof ComputedOutput> = props;
  return (
    <Suspense fallback={null}>
      <ComputedOutput {...output} />
    </Suspense>
  );
}
